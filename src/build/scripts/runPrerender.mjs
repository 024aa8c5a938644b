/** Runs the built prerender module given as an argument, and prints its result as JSON. */
import { pathToFileURL } from 'node:url';

const { prerender } = await import(pathToFileURL(process.argv[2]).href);
process.stdout.write(JSON.stringify(prerender()));

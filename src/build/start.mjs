/** `npm start`: installs what is missing, then serves the page with its mock service and prints the address. */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({ configLoader: 'runner' });
await server.listen();
server.printUrls();

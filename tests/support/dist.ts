import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../../src/build/headersFile';

/** Folder of the built page. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Names of the scripts that the page waits for, in the order of their tags. */
export const INITIAL_SCRIPTS: readonly string[] = [
  'bootstrap',
  'rolldown-runtime',
  'libraries',
  'index',
];

/** The name of a script without its hash; undefined if the path is not that of a built script. */
export function scriptNameOf(path = ''): string | undefined {
  return /^\/assets\/(.*)-[\w-]{8}\.js$/.exec(path)?.[1];
}

/** The headers that the build has written for a path. */
export function builtHeadersOf(path: string): Record<string, string> {
  return headersFor(parseHeadersFile(readFileSync(`${DIST}/${HEADERS_FILE}`, 'utf8')), path);
}

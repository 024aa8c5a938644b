/** `npm run nginx-headers`: prints the built page's headers as nginx reads them, for `include`. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HEADERS_FILE, headersFor, parseHeadersFile } from './headersFile';

const FILE = fileURLToPath(new URL(`../../dist/${HEADERS_FILE}`, import.meta.url));

/** `always`: the 404 page is a page too. Caching goes by path, and is the configuration's own affair. */
export function nginxHeaders(headersFile: string): string {
  return Object.entries(headersFor(parseHeadersFile(headersFile), '/'))
    .filter(([name]) => name !== 'Cache-Control')
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(nginxHeaders(await readFile(FILE, 'utf8')));
}

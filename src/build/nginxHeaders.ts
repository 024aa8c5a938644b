/** `npm run nginx-headers`: prints the built page's headers as nginx reads them, for `include`. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HEADERS_FILE, headersFor, parseHeadersFile } from './headersFile';

const FILE = fileURLToPath(new URL(`../../dist/${HEADERS_FILE}`, import.meta.url));

/** A path with no rule of its own. */
const ANY_PATH = '/any';

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const addHeader = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

/**
 * `always`: the 404 page is a page too. Caching goes by path, and is the configuration's own affair. What only the page
 * itself goes out with is empty elsewhere, and nginx leaves empty headers out.
 */
export function nginxHeaders(headersFile: string): string {
  const rules = parseHeadersFile(headersFile);
  const common = headersFor(rules, ANY_PATH);
  const ofPage = Object.entries(headersFor(rules, '/')).filter(
    ([name]) => name !== 'Cache-Control' && !(name in common),
  );
  return [
    ...Object.entries(common).map(([name, value]) => addHeader(name, quote(value))),
    ...ofPage.map(([name, value]) => {
      const variable = `$landing_${name.toLowerCase().replace(/-/g, '_')}`;
      const onPage = `if ($uri ~ "^/(index\\.html)?$") { set ${variable} ${quote(value)}; }`;
      return `set ${variable} "";\n${onPage}\n${addHeader(name, variable)}`;
    }),
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(nginxHeaders(await readFile(FILE, 'utf8')));
}

/** `npm run nginx-headers`: prints the response headers for nginx to include. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../headersFile';

const FILE = fileURLToPath(new URL(`../../../dist/${HEADERS_FILE}`, import.meta.url));

/** A path without rules of its own, and paths with them, as nginx patterns. */
const ANY_PATH = '/any';
const OWN_PATHS = [
  { path: '/', pattern: '^/(index\\.html)?$' },
  { path: '/assets/any', pattern: '^/assets/' },
];

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * `always` includes the 404 page. Path-dependent headers are variables: nginx re-evaluates them for the 404 page
 * and omits empty ones. Caching belongs to the nginx configuration.
 */
export function nginxHeaders(headersFile: string): string {
  const rules = parseHeadersFile(headersFile);
  const common = headersFor(rules, ANY_PATH);
  const own = OWN_PATHS.map(({ path, pattern }) => ({ pattern, headers: headersFor(rules, path) }));
  const names = new Set([common, ...own.map(({ headers }) => headers)].flatMap(Object.keys));
  names.delete('Cache-Control');
  return [...names]
    .flatMap((name) => {
      const usual = common[name] ?? '';
      const unusual = own.flatMap(({ pattern, headers: { [name]: value = '' } }) =>
        value === usual ? [] : [{ pattern, value }],
      );
      if (unusual.length === 0) return [`add_header ${name} ${quote(usual)} always;`];
      const variable = `$landing_${name.toLowerCase().replace(/-/g, '_')}`;
      return [
        `set ${variable} ${quote(usual)};`,
        ...unusual.map(
          ({ pattern, value }) => `if ($uri ~ "${pattern}") { set ${variable} ${quote(value)}; }`,
        ),
        `add_header ${name} ${variable} always;`,
      ];
    })
    .map((line) => `${line}\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(nginxHeaders(await readFile(FILE, 'utf8')));
}

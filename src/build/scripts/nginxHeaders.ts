/** `npm run --silent nginx-headers [-- <folder>]`: prints the response headers of a site (dist by default) for nginx. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_PAGES } from '../site/errorPages';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../headersFile';

/** A path without rules of its own, and paths with them, as nginx patterns. */
const ANY_PATH = '/any';
const OWN_PATHS = [
  { path: '/', pattern: '^/(index\\.html)?$' },
  { path: `/${ERROR_PAGES[0] ?? ''}`, pattern: '^/error-\\w+\\.html$' },
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
      const shared = common[name] ?? '';
      const overrides = own.flatMap(({ pattern, headers: { [name]: value = '' } }) =>
        value === shared ? [] : [{ pattern, value }],
      );
      if (overrides.length === 0) return [`add_header ${name} ${quote(shared)} always;`];
      const variable = `$landing_${name.toLowerCase().replace(/-/g, '_')}`;
      return [
        `set ${variable} ${quote(shared)};`,
        ...overrides.map(
          ({ pattern, value }) => `if ($uri ~ "${pattern}") { set ${variable} ${quote(value)}; }`,
        ),
        `add_header ${name} ${variable} always;`,
      ];
    })
    .map((line) => `${line}\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(process.argv[2] ?? 'dist', HEADERS_FILE);
  if (existsSync(file)) process.stdout.write(nginxHeaders(await readFile(file, 'utf8')));
  else {
    console.error(`${file} does not exist; allowed: the folder of a built site, "dist" by default`);
    process.exitCode = 1;
  }
}

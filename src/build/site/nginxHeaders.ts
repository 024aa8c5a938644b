/** Translates the response headers of a site for nginx. */
import { headersFor, parseHeadersFile } from '../headersFile';
import { ERROR_PAGES } from './errorPages';

/** A path without rules of its own, and paths with them, as nginx patterns. */
const ANY_PATH = '/any';
const OWN_PATHS = [
  { path: '/', pattern: '^/(index(\\.[\\w-]+)?(\\.html)?)?$' },
  { path: `/${ERROR_PAGES[0] ?? ''}`, pattern: '^/error-\\w+\\.html$' },
  { path: '/assets/any', pattern: '^/assets/' },
];

/** Depend on status and protocol. */
const NGINX_OWN = ['Cache-Control', 'Strict-Transport-Security'];

/** A `$` would begin a variable; nginx has no escape for it. */
const quote = (value: string) =>
  `"${value.replace(/["\\]/g, '\\$&').replace(/\$/g, () => '${landing_dollar}')}"`;

/**
 * `always` includes the 404 page. Path-dependent headers are variables: nginx re-evaluates them for the 404 page
 * and omits empty ones.
 */
export function nginxHeaders(headersFile: string): string {
  const rules = parseHeadersFile(headersFile);
  const common = headersFor(rules, ANY_PATH);
  const own = OWN_PATHS.map(({ path, pattern }) => ({ pattern, headers: headersFor(rules, path) }));
  const names = new Set([common, ...own.map(({ headers }) => headers)].flatMap(Object.keys));
  for (const name of NGINX_OWN) names.delete(name);
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

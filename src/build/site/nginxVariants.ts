/** Shares visitors out among the variants of a site, in nginx. */
import { createHash } from 'node:crypto';
import { BASE_VARIANT, variantPage, type Variant } from './variants';

/** A visitor keeps the variant for three months. */
const COOKIE_LIFE_SEC = 7_776_000;

/** nginx has no room for longer names of variables. */
const MAX_ID_LENGTH = 26;

/** Part of a variable's name, different for each site; nginx does not tell the cases of its letters apart. */
function toVariable(name: string): string {
  const id = name.replace(/[\W_A-Z]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`);
  return id.length > MAX_ID_LENGTH
    ? createHash('sha256').update(name).digest('hex').slice(0, 8)
    : id;
}

/** Escaped, since a name such as `default` would be a parameter of the map. */
const toKey = (name: string) => `"\\\\${name}"`;

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');

/**
 * Equal shares, the page without a variant included.
 *
 * @returns lines for the http block, which tell who gets which page, and for the site's server; none without variants
 */
export function nginxVariants(site: string, variants: readonly Pick<Variant, 'name'>[]) {
  if (variants.length === 0) return { http: '', server: '' };
  const id = toVariable(site);
  const names = variants.map(({ name }) => name);
  const share = `${(100 / (names.length + 1)).toFixed(2)}%`;
  const [shared, chosen] = [`$landing_share_${id}`, `$landing_variant_${id}`];
  const http = [
    `# The variants of ${site}. The command that makes a site writes this file anew: change nothing here.`,
    '',
    '# At random: one address of a mobile network stands for many visitors.',
    block(`split_clients $request_id ${shared}`, [
      ...names.map((name) => `${share} "${name}";`),
      `* "${BASE_VARIANT}";`,
    ]),
    '# The cookie keeps what the visitor has got, while there is such a page.',
    block(`map $cookie_variant ${chosen}`, [
      `default ${shared};`,
      ...[BASE_VARIANT, ...names].map((name) => `${toKey(name)} "${name}";`),
    ]),
    block(`map ${chosen} $landing_page_${id}`, [
      'default /index.html;',
      ...names.map((name) => `${toKey(name)} /${variantPage(name)};`),
    ]),
    block(`map "$status $landing_is_home" $landing_set_variant_${id}`, [
      `"~^(200|304) 1" "variant=${chosen}; Path=/; Max-Age=${String(COOKIE_LIFE_SEC)}; SameSite=Lax$landing_secure";`,
    ]),
    block(`map $landing_set_variant_${id} $landing_vary_${id}`, ['"~." Cookie;']),
  ].join('\n');
  const server = [
    `set $landing_page $landing_page_${id};`,
    `add_header Set-Cookie $landing_set_variant_${id} always;`,
    `add_header Vary $landing_vary_${id} always;`,
    '',
  ].join('\n');
  return { http, server };
}

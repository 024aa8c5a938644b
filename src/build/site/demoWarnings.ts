/** Values that a copied config still has from the demo site, or that stand for those of an owner. */
import demo from '../../config/sites/demo.json';
import type { SiteFile } from '../../config/site';
import { getProp } from '../../lib/readUnknown';

/** Settings that no two sites share: names, claims and accounts. */
const OWN_SETTINGS = [
  ...['alias', 'siteAlias', 'brand', 'logoMark', 'trust'],
  ...['legal.company', 'legal.footnote', 'head.description', 'head.ogTitle'],
  ...['ads.accounts.google.accountId', 'ads.accounts.leadstech.alias'],
  ...['push.rolleradsZones', 'push.scriptOrigins'],
];
/** Hosts that no one can own (RFC 2606). */
const EXAMPLE_URL = /^https?:\/\/([^/]*\.)?(example(\.\w+)?|test|invalid)(:\d+)?(\/|$)/;

/** @returns one line for each value */
export function demoWarnings(site: SiteFile): string[] {
  const copied = OWN_SETTINGS.filter((path) => {
    const value = valueAt(site, path);
    return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(demo, path));
  });
  return [
    ...copied.map(
      (path) => `${path} has the value of the demo site: set your own, or leave it out`,
    ),
    ...exampleUrls(site, '').map((path) => `${path} is an example address: set your own`),
  ];
}

const valueAt = (config: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => getProp(value, key), config);

/** Paths of urls at example hosts. */
function exampleUrls(part: unknown, path: string): string[] {
  if (typeof part === 'string') return EXAMPLE_URL.test(part) ? [path] : [];
  return Object.entries(Object(part) as object).flatMap(([name, value]: [string, unknown]) =>
    exampleUrls(value, path === '' ? name : `${path}.${name}`),
  );
}

/** Values that a copied config still has from the demo site, or that stand for those of an owner. */
import demo from '../../config/sites/demo.json';
import type { SiteFile } from '../../config/site';
import { listTexts } from './legalWarnings';
import { valueAt } from './readSite';

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
    const [value, demoValue] = [site, demo].map((config) => valueAt(path.split('.'), config));
    return value !== undefined && JSON.stringify(value) === JSON.stringify(demoValue);
  });
  const urls = Object.entries(site)
    .flatMap(([name, part]) => listTexts(part, name))
    .filter(([, text]) => EXAMPLE_URL.test(text));
  return [
    ...copied.map(
      (path) => `${path} has the value of the demo site: set your own, or leave it out`,
    ),
    ...urls.map(([path]) => `${path} is an example address: set your own`),
  ];
}

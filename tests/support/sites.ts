/** Site configs for tests. */
import { readSite } from '../../src/build/site/readSite';
import type { SiteOverrides } from '../../mocks/siteOverrides';
import type { SiteFile } from '../../src/config/site';

/** Tests run in the project's root. */
function readShippedSite(name: string): SiteFile {
  return readSite(`src/config/sites/${name}.json`).config;
}

/** The first of the shipped sites, which the build makes. */
export const demo = readShippedSite('demo');

/** A second one, with other values for most settings. */
export const bereg = readShippedSite('bereg');

/** A site without ads and push, where Trusted Types are enforced, with Yandex Metrica as its counter. */
export const prichal = {
  alias: 'prichal',
  siteAlias: 'prichal-ru',
  brand: 'Причал',
  consent: { variant: 'old' },
  counter: 'metrika',
  ads: { allowedPlatforms: ['ads_none'] },
  push: { allowedServices: ['none'] },
} as const satisfies SiteOverrides;

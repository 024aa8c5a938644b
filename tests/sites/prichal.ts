import type { SiteConfig } from '../../src/config/site';
import { site as bereg } from './bereg';

/** A site without ads, where Trusted Types are enforced, with Yandex Metrica as its counter. */
export const site: SiteConfig = {
  ...bereg,
  alias: 'prichal',
  siteAlias: 'prichal-ru',
  brand: 'Причал',
  consent: { variant: 'old' },
  counter: 'metrika',
  ads: { ...bereg.ads, allowedPlatforms: ['ads_none'] },
};

/**
 * What each ad platform is to be allowed. The keywords that two of them also ask for are not given: 'unsafe-inline' is
 * void beside a hash, and 'unsafe-eval' would open the whole page to whatever text becomes code. An ad that needs one
 * runs in a frame of the vendor's, which has a policy of its own.
 */
import type { AdPlatform, SiteConfig } from '../../../config/site';
import type { VendorNeeds } from '../../../config/vendorNeeds';
import { originsOf } from '../../../lib/webAddress';

const YANDEX: VendorNeeds = {
  source: 'https://yandex.ru/support/partner/ru/web/adplatform/csp-configuration',
  sources: {
    script: [
      'https://yandex.ru',
      'https://yandex.com',
      'https://*.yandex.ru',
      'https://yastatic.net',
      'https://*.adfox.ru',
    ],
    connect: [
      'blob:',
      'https://yandex.ru',
      'https://yandex.com',
      'https://*.yandex.ru',
      'https://*.yandex.net',
      'https://yastatic.net',
      'https://*.adfox.ru',
    ],
    frame: [
      'https://yandexadexchange.net',
      'https://*.yandexadexchange.net',
      'https://yastatic.net',
      'https://*.yandex.ru',
      'https://*.adfox.ru',
    ],
    media: [
      'blob:',
      'data:',
      'https://yandex.ru',
      'https://yandex.com',
      'https://*.yandex.ru',
      'https://*.yandex.net',
      'https://yastatic.net',
      'https://*.adfox.ru',
    ],
    style: ['https://yastatic.net', 'https://*.adfox.ru'],
    font: ['https://yastatic.net', 'data:'],
  },
};

const GOOGLE: VendorNeeds = {
  source:
    'seen in use; Google keeps no list and supports only a nonce, which a page from a file cannot have',
  sources: {
    script: [
      'https://pagead2.googlesyndication.com',
      'https://googleads.g.doubleclick.net',
      'https://*.adtrafficquality.google',
    ],
    connect: ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
    frame: [
      'https://googleads.g.doubleclick.net',
      'https://tpc.googlesyndication.com',
      'https://*.adtrafficquality.google',
      'https://www.google.com',
    ],
  },
};

const FINPRO_ORIGIN = ['https://front.adsfin.net'];
const FINPRO: VendorNeeds = {
  source: 'not public; the script’s own origin',
  sources: { script: FINPRO_ORIGIN, connect: FINPRO_ORIGIN, frame: FINPRO_ORIGIN },
};

function leadstechNeeds({ ads }: SiteConfig): VendorNeeds {
  const own = originsOf(ads.accounts.leadstech.scriptUrl);
  return {
    source: 'not public; the origin of the script in the site config',
    sources: { script: own, connect: own, frame: own },
  };
}

/** Null for a platform that loads nothing. */
export const AD_NEEDS: Record<AdPlatform, (site: SiteConfig) => VendorNeeds | null> = {
  adsfinpro: () => FINPRO,
  google: () => GOOGLE,
  google_many: () => GOOGLE,
  google_not_start: () => GOOGLE,
  yandex: () => YANDEX,
  ads_none: () => null,
  leadstech: leadstechNeeds,
};

/**
 * Policy sources of each ad platform. Keywords that vendors ask for are withheld: 'unsafe-inline' has no effect
 * beside a hash, and 'unsafe-eval' would affect the whole page. Ads that need them run in a vendor's frame.
 */
import type { AdPlatform, SiteConfig } from '~/config/site';
import type { CspSources } from '~/config/cspSources';
import { httpsOrigins } from '~/lib/webUrl';

/** For calls and media; scripts come from fewer. */
const YANDEX_HOSTS = [
  'https://yandex.ru',
  'https://yandex.com',
  'https://*.yandex.ru',
  'https://*.yandex.net',
  'https://yastatic.net',
  'https://*.adfox.ru',
];

const YANDEX: CspSources = {
  source: 'https://yandex.ru/support/partner/ru/web/adplatform/csp-configuration',
  sources: {
    script: [
      'https://yandex.ru',
      'https://yandex.com',
      'https://*.yandex.ru',
      'https://yastatic.net',
      'https://*.adfox.ru',
    ],
    connect: ['blob:', ...YANDEX_HOSTS],
    frame: [
      'https://yandexadexchange.net',
      'https://*.yandexadexchange.net',
      'https://yastatic.net',
      'https://*.yandex.ru',
      'https://*.adfox.ru',
    ],
    media: ['blob:', 'data:', ...YANDEX_HOSTS],
    style: ['https://yastatic.net', 'https://*.adfox.ru'],
    font: ['https://yastatic.net', 'data:'],
  },
};

const GOOGLE: CspSources = {
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

/** Without an account nothing is loaded. */
const googleSources = ({ ads }: SiteConfig) =>
  ads.accounts.google.accountId === '' ? null : GOOGLE;

const ADSFINPRO_ORIGINS = ['https://front.adsfin.net'];
const ADSFINPRO: CspSources = {
  source: 'not public; the script’s own origin',
  sources: { script: ADSFINPRO_ORIGINS, connect: ADSFINPRO_ORIGINS, frame: ADSFINPRO_ORIGINS },
};

function leadstechSources({ ads }: SiteConfig): CspSources {
  const own = httpsOrigins(ads.accounts.leadstech.scriptUrl);
  return {
    source: 'not public; the origin of the script in the site config',
    sources: { script: own, connect: own, frame: own },
  };
}

/** Null for a platform without scripts. */
export const AD_CSP_SOURCES: Record<AdPlatform, (site: SiteConfig) => CspSources | null> = {
  adsfinpro: () => ADSFINPRO,
  google: googleSources,
  google_many: googleSources,
  google_not_start: googleSources,
  yandex: () => YANDEX,
  ads_none: () => null,
  leadstech: leadstechSources,
};

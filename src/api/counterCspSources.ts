/** What the counter may load, and which of its pages may show the site. Read while a site is made. */
import type { CspSources } from '../config/cspSources';
import type { MetrikaSettings, SiteConfig } from '../config/site';
import { counterOrigins, METRIKA_ORIGINS, METRIKA_TOOLS } from './counter';

/** The other hosts of its documentation, one for each country in which it has an office or a domain. */
const OTHER_ORIGINS = [
  'mc.webvisor.com',
  ...['az', 'by', 'co.il', 'com.am', 'com.ge', 'com.tr', 'ee', 'fr', 'kg', 'kz', 'lt', 'lv'],
  ...['md', 'tj', 'tm', 'uz'],
].map((host) => (host.startsWith('mc.') ? `https://${host}` : `https://mc.yandex.${host}`));

/** Show the page in a frame: maps of clicks, links and scrolling, and the analysis of forms. */
const MAP_ORIGINS = [
  ...['https://metrika.yandex.ru', 'https://metrika.yandex.by'],
  ...['https://metrica.yandex.com', 'https://metrica.yandex.com.tr'],
  ...['https://webvisor.com', 'https://*.webvisor.com'],
];
const metrikaOrigins = ({ allHosts }: MetrikaSettings) => [
  ...METRIKA_ORIGINS,
  ...(allHosts ? OTHER_ORIGINS : []),
];

/** Origins of the scripts that the page accepts from Metrica's own. */
export const metrikaScriptOrigins = (settings: MetrikaSettings): string[] => [
  ...metrikaOrigins(settings),
  new URL(METRIKA_TOOLS).origin,
];

/** Policy sources of the counter; null for `none`. */
export function counterCspSources(counter: SiteConfig['counter']): CspSources | null {
  if (counter === 'none') return null;
  if (counter === 'metrika') return metrikaCspSources({ maps: false, allHosts: false });
  if ('metrika' in counter) return metrikaCspSources(counter.metrika);
  const origins = counterOrigins(counter);
  return {
    source: 'the origins in the site config',
    sources: { script: origins, connect: origins, frame: origins },
  };
}

function metrikaCspSources(settings: MetrikaSettings): CspSources {
  const origins = metrikaOrigins(settings);
  return {
    source: 'https://yandex.ru/support/metrica/code/install-counter-csp.html',
    sources: {
      // One folder: other paths of these hosts call any function by its name (JSONP).
      script: [...origins.map((origin) => `${origin}/metrika/`), METRIKA_TOOLS],
      connect: [...origins, ...origins.map((origin) => origin.replace('https:', 'wss:'))],
      frame: ['blob:', ...origins],
      // Listed under `child-src`, which `worker-src` replaces.
      worker: ['blob:'],
    },
    // https://yandex.ru/support/metrica/behavior/click-map.html#iframe
    ...(settings.maps ? { frameAncestors: MAP_ORIGINS } : {}),
  };
}

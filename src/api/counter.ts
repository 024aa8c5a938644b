/** `/counter`: the one call of section 7 that returns a script, and what that script may load. */
import { API_BASE } from '../config/constants';
import type { CspSources } from '../config/cspSources';
import type { SiteConfig } from '../config/site';
import { httpsOrigins } from '../lib/webUrl';

/**
 * Metrica's hosts for visitors in Russia: the full list, one per country, would exceed the 2,000 characters that static
 * hosts allow a header line.
 */
const METRIKA_HOSTS = ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.org'];
const METRIKA_ORIGINS = METRIKA_HOSTS.map((host) => `https://${host}`);

/** Url of a site's counter script. */
export function counterScriptUrl(alias: string): string {
  return `${API_BASE}/counter/get-by?alias=${encodeURIComponent(alias)}`;
}

/** Origins from which the counter script may add further scripts. */
export function counterOrigins(counter: SiteConfig['counter']): readonly string[] {
  if (counter === 'none') return [];
  return counter === 'metrika' ? METRIKA_ORIGINS : counter.origins.flatMap(httpsOrigins);
}

/** Policy sources of the counter; null for `none`. */
export function counterCspSources(counter: SiteConfig['counter']): CspSources | null {
  if (counter === 'none') return null;
  const origins = counterOrigins(counter);
  if (counter !== 'metrika') {
    return {
      source: 'the origins in the site config',
      sources: { script: origins, connect: origins, frame: origins },
    };
  }
  return {
    source: 'https://yandex.ru/support/metrica/code/install-counter-csp.html',
    sources: {
      // One folder: other paths of these hosts call any function by its name (JSONP).
      script: origins.map((origin) => `${origin}/metrika/`),
      connect: [...origins, ...METRIKA_HOSTS.map((host) => `wss://${host}`)],
      frame: ['blob:', ...origins],
      // Listed under `child-src`, which `worker-src` replaces.
      worker: ['blob:'],
    },
  };
}

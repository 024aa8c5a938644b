/** `/counter`: the one call of section 7 that returns a script, and the origins of further scripts. */
import { API_BASE } from '../config/constants';
import type { SiteConfig } from '../config/site';
import { httpsOrigins } from '../lib/webUrl';

/**
 * Metrica's hosts for visitors in Russia: the full list, one per country, would exceed the 2,000 characters that static
 * hosts allow a header line.
 */
export const METRIKA_ORIGINS = [
  'https://mc.yandex.ru',
  'https://mc.yandex.com',
  'https://mc.webvisor.org',
];

/** Its origin has the scripts with which Metrica checks a counter, and chooses a form for its analysis. */
export const METRIKA_TOOLS = 'https://yastatic.net/s3/metrika/';

/** Url of a site's counter script. */
export function counterScriptUrl(alias: string): string {
  return `${API_BASE}/counter/get-by?alias=${encodeURIComponent(alias)}`;
}

/** Origins from which the counter script may add further scripts. */
export function counterOrigins(counter: Exclude<SiteConfig['counter'], 'none'>): readonly string[] {
  return typeof counter === 'object' && 'origins' in counter
    ? counter.origins.flatMap(httpsOrigins)
    : [...METRIKA_ORIGINS, new URL(METRIKA_TOOLS).origin];
}

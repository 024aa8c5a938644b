import { API_BASE, SCRIPT_TIMEOUT_MS } from '../config/constants';
import type { SiteConfig } from '../config/site';
import { loadChunk } from '../lib/chunks';
import { systemClock } from '../lib/clock';
import { createCookieJar } from '../lib/cookieJar';
import { download } from '../lib/downloads';
import { createLog } from '../lib/log';
import { followOffer } from '../lib/followOffer';
import type { Services } from '../store/services';
import { createPageDocument } from './pageDocument';
import { takeLanding } from './takeLanding';

/** The browser implementation of the services. */
export function createServices(site: SiteConfig, root: HTMLElement): Services {
  const log = createLog(site.alias);
  const landing = takeLanding();
  /** A lazy chunk: the first screen needs no third party. */
  const loadScriptLoader = cacheUntilFailure(async () => {
    // Imported without `loadChunk`: reloading the page does not help against an ad blocker.
    const { createScriptLoader } = await download(() => import('../lib/scriptLoader'));
    return createScriptLoader(document, SCRIPT_TIMEOUT_MS);
  });
  return {
    site,
    // One api per page, created on first use. Some browsers request a failed chunk again at the next call.
    loadApi: cacheUntilFailure(async () => {
      const { createApi } = await loadChunk(() => import('../api'));
      return createApi({ log, fetch: landing.fetch, baseURL: location.origin + API_BASE });
    }),
    landing,
    cookies: createCookieJar({ isSecure: location.protocol === 'https:' }),
    clock: systemClock,
    log,
    failedCalls: [],
    random: Math.random,
    pageDocument: createPageDocument(root),
    followOffer,
    thirdParty: { loadScript: async (request) => (await loadScriptLoader())(request), window },
  };
}

/** Calls `load` once, and again after a failure. */
function cacheUntilFailure<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined;
  return () => {
    cached ??= load().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

import type { Api } from '../api';
import type { Landing } from '../boot/landing';
import { CLIENT_ID_WAIT_MS, SCRIPT_WAIT_MS } from '../config/constants';
import type { SiteConfig } from '../config/site';
import { getAnalyticsClientId } from '../lib/analyticsClientId';
import { loadChunk } from '../lib/chunks';
import { systemClock } from '../lib/clock';
import { createCookieJar } from '../lib/cookieJar';
import { createLog, type Log } from '../lib/log';
import type { LoadScript } from '../lib/scriptLoader';
import type { Services } from '../store/services';
import { createPageDocument } from './pageDocument';

/** The services of a real page in a real browser. */
export function createServices(site: SiteConfig, root: HTMLElement): Services {
  const log = createLog(site.alias);
  const landing: Landing = window.__landing ?? { address: location.href };
  return {
    site,
    loadApi: createApiLoader(log),
    landing,
    cookies: createCookieJar({ secure: location.protocol === 'https:' }),
    clock: systemClock,
    log,
    random: Math.random,
    getClientId: () => getAnalyticsClientId(window, CLIENT_ID_WAIT_MS),
    document: createPageDocument(root),
    thirdParty: { loadScript: createLazyScriptLoader(), page: window },
  };
}

/** Most visits need no script of others: what loads them is a chunk that comes with the first. */
function createLazyScriptLoader(): LoadScript {
  let loader: Promise<LoadScript> | undefined;
  return async (request) => {
    // Not as one of the page's own parts: where it is blocked, there is nothing to reload the page for.
    loader ??= import('../lib/scriptLoader').then(
      ({ createScriptLoader }) => createScriptLoader(document, SCRIPT_WAIT_MS),
      (error: unknown) => {
        loader = undefined;
        throw error;
      },
    );
    const loadScript = await loader;
    await loadScript(request);
  };
}

/** One api for the page's life, made when the first call is due; a chunk that could not be had is asked for again. */
function createApiLoader(log: Log): () => Promise<Api> {
  let api: Promise<Api> | undefined;
  return () => {
    api ??= loadChunk(() => import('../api')).then(
      ({ createApi }) => createApi({ log }),
      (error: unknown) => {
        api = undefined;
        throw error;
      },
    );
    return api;
  };
}

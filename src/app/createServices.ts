import type { Api } from '../api';
import { CLIENT_ID_TIMEOUT_MS, SCRIPT_TIMEOUT_MS } from '../config/constants';
import type { SiteConfig } from '../config/site';
import { getAnalyticsClientId } from '../lib/analyticsClientId';
import { loadChunk } from '../lib/chunks';
import { systemClock } from '../lib/clock';
import { createCookieJar } from '../lib/cookieJar';
import { createLog, type Log } from '../lib/log';
import { createUuid } from '../lib/uuid';
import type { LoadScript } from '../lib/scriptLoader';
import type { LandingService, Services } from '../store/services';
import { createPageDocument } from './pageDocument';

/** The browser implementation of the services. */
export function createServices(site: SiteConfig, root: HTMLElement): Services {
  const log = createLog(site.alias);
  return {
    site,
    loadApi: createApiLoader(log),
    landing: createLandingService(window),
    cookies: createCookieJar({ secure: location.protocol === 'https:' }),
    clock: systemClock,
    log,
    random: Math.random,
    createUuid,
    getClientId: () => getAnalyticsClientId(window, CLIENT_ID_TIMEOUT_MS),
    document: createPageDocument(root),
    thirdParty: { loadScript: createLazyScriptLoader(), window },
  };
}

/** Takes over what the inline script has captured, so that the url does not stay in a global. */
function createLandingService(window: Window): LandingService {
  const { url, earlyParse } = window.__landing ?? { url: location.href, earlyParse: undefined };
  delete window.__landing;
  let pending = earlyParse;
  return {
    url,
    takeEarlyParse: () => {
      const taken = pending;
      pending = undefined;
      return taken;
    },
  };
}

/** Loaded on first use; most visits need no third party. */
function createLazyScriptLoader(): LoadScript {
  let loader: Promise<LoadScript> | undefined;
  return async (request) => {
    // Imported without `loadChunk`: reloading the page does not help against an ad blocker.
    loader ??= import('../lib/scriptLoader').then(
      ({ createScriptLoader }) => createScriptLoader(document, SCRIPT_TIMEOUT_MS),
      (error: unknown) => {
        loader = undefined;
        throw error;
      },
    );
    const loadScript = await loader;
    await loadScript(request);
  };
}

/** One api per page, created on first use; a failed chunk is requested again by the next call. */
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

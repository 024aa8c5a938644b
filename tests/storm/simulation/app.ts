/**
 * The app of a load, as `bootstrap.ts` and `main.tsx` start it, with a view in the place of React: it shows the store in
 * the fields of the prerendered form at once, and dispatches what the components dispatch.
 */
import { createApi, type Api } from '~/api';
import { startUp } from '~/app/startUp';
import { makeStore, type AppStore } from '~/app/store';
import { takeOver } from '~/app/takeOver';
import { STARTED_ATTRIBUTE } from '~/boot/watchScripts';
import { SHOWCASE_DELAY_MS } from '~/config/constants';
import { visitTelephoneCleared } from '~/features/visit/visitSlice';
import { createCookieJar } from '~/lib/cookieJar';
import { holdDownloads } from '~/lib/downloads';
import type { Log } from '~/lib/log';
import { yieldToMain } from '~/lib/yieldToMain';
import type { Services } from '~/store/services';
import type { Page } from './page';
import { showApp } from './view';

/** Starts the store. @returns a function that mounts the app */
export function startApp(page: Page): () => Promise<void> {
  // The loads of a tab share this module here: a lead of the load before must not hold this one.
  holdDownloads(Promise.resolve());
  const services = createServices(page);
  const store = makeStore(services);
  let startDeferred: () => void = () => undefined;
  const deferUntil = new Promise<void>((resolve) => {
    startDeferred = resolve;
  });
  void yieldToMain().then(() => store.dispatch(startUp(deferUntil)));
  return async () => {
    await yieldToMain();
    await mount(page, store, services);
    if (page.hasApp) startDeferred();
  };
}

async function mount(page: Page, store: AppStore, services: Services): Promise<void> {
  const commitForm = takeOver(page.root, services.landing);
  if (commitForm === null) {
    store.dispatch(visitTelephoneCleared());
    return;
  }
  page.hasApp = true;
  const show = showApp(page, store, services);
  commitForm(store);
  show();
  page.root.setAttribute(STARTED_ATTRIBUTE, '');
  await yieldToMain();
}

function createServices(page: Page): Services {
  const { site, landing, network, tab } = page;
  const log: Log = {
    warn: (message) => void page.logged.push(message),
    error: (message) => void page.logged.push(message),
  };
  let api: Promise<Api> | undefined;
  const loadApi = async (): Promise<Api> => {
    if (!(await network.loadScript('api', page))) {
      // As `reloadOnChunkError.ts` does.
      void landing.reloadOnce([]);
      throw new Error('the chunk is broken');
    }
    return createApi({ log, fetch: landing.fetch, baseURL: 'http://localhost:3000/api' });
  };
  return {
    site,
    landing,
    log,
    failedCalls: [],
    loadApi: () => {
      api ??= loadApi().catch((error: unknown) => {
        api = undefined;
        throw error;
      });
      return api;
    },
    cookies: createCookieJar({ isSecure: false }),
    clock: { now: () => Date.now() },
    random: () => 0.5,
    pageDocument: {
      setTheme: () => undefined,
      setColorMode: () => undefined,
      prefersDark: () => false,
      setHead: () => undefined,
      markReady: () => undefined,
    },
    followOffer: () => void setTimeout(() => tab.leave(), SHOWCASE_DELAY_MS),
    thirdParty: { loadScript: () => Promise.reject(new Error('blocked')), window: {} },
  };
}

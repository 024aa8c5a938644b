/** The part of start-up that needs no React: a chunk of its own that runs while React still loads. */
import { createServices } from './app/createServices';
import { reloadOnChunkError } from './app/reloadOnChunkError';
import { startUp } from './app/startUp';
import { createInitialState, makeStore, type AppStore } from './app/store';
import { isHomePath } from './boot/route';
import { overrideCopy } from './config/copy';
import { readSiteConfig } from './config/readSiteConfig';
import { recordError } from './lib/caughtErrors';
import { whenActivated } from './lib/whenActivated';
import { yieldToMain } from './lib/yieldToMain';

declare global {
  interface Window {
    /** Takes the store; set by the lab, in development only. */
    __onStoreCreated?: (store: AppStore) => void;
    SC_DISABLE_SPEEDY?: boolean;
  }
}

/*
 * Lets the app run where a host has added a policy without inline styles, as some panels do by one switch: it looks
 * bare then, and still sends leads. styled-components writes its rules into the sheet of a style element, which such a
 * policy leaves without one, as here that of the prerendered styles, and throws; with this global, which it reads when
 * its later chunk is loaded, it writes text instead.
 */
if (document.querySelector<HTMLStyleElement>('head style')?.sheet === null)
  window.SC_DISABLE_SPEEDY = true;

export type Bootstrap = ReturnType<typeof createBootstrap>;

/**
 * @returns the store, the state that the HTML was prerendered from, and what starts the requests that the form does not
 *   need
 */
function createBootstrap() {
  const prerenderedState = createInitialState(services.site);
  const store = makeStore(services, prerenderedState);
  // Registered first: a chunk may fail while React still loads.
  reloadOnChunkError(services);
  addEventListener('error', recordError);
  addEventListener('unhandledrejection', recordError);
  if (import.meta.env.DEV) window.__onStoreCreated?.(store);
  let startDeferred: () => void = () => undefined;
  const deferUntil = new Promise<void>((resolve) => {
    startDeferred = resolve;
  });
  // A page that the browser prerenders may never be shown: nothing is sent, counted or timed before.
  void yieldToMain()
    .then(whenActivated)
    .then(() => store.dispatch(startUp(deferUntil)));
  return { store, prerenderedState, startDeferred };
}

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
export const root = element;
export const services = createServices(readSiteConfig(document), root);
overrideCopy(services.site.copy);
/** Null at any path but the home page. */
export const bootstrap = isHomePath(location.pathname, import.meta.env.BASE_URL)
  ? createBootstrap()
  : null;

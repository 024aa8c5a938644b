/**
 * The page's opening, as far as it needs no React: the services, the store, and the sequence of section 4. It is a
 * script of its own, evaluated while React is still on its way, so that the form finds its state waiting for it.
 */
import { site } from '#site';
import { createServices } from './app/createServices';
import { tellPageOpened } from './app/pageOpened';
import { recoverLostChunks } from './app/recoverChunks';
import { startUp } from './app/startUp';
import { createInitialState, makeStore, type AppStore } from './app/store';
import { isHomePath } from './boot/route';
import { nextTask } from './lib/nextTask';
import type { RootState } from './store/rootState';

function findRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no #root');
  return element;
}

export interface Opening {
  store: AppStore;
  /** What the page was prerendered from. */
  prerenderedState: RootState;
  /** Begins with what the form does not need. */
  letRestBegin: () => void;
}

function open(): Opening {
  const prerenderedState = createInitialState();
  const store = makeStore(services, prerenderedState);
  // Before anything is asked for: a chunk may be lost while React is still on its way.
  recoverLostChunks(store, services.log);
  tellPageOpened(store);
  let letRestBegin: () => void = () => undefined;
  const restAfter = new Promise<void>((resolve) => {
    letRestBegin = resolve;
  });
  void nextTask().then(() => store.dispatch(startUp({ restAfter })));
  return { store, prerenderedState, letRestBegin };
}

export const root = findRoot();
export const services = createServices(site, root);
/** Null at an address that is not the page's. */
export const opening = isHomePath(location.pathname, import.meta.env.BASE_URL) ? open() : null;

import type { AppStore } from './store';

declare global {
  interface Window {
    /** There in development alone, where somebody wants to look on. */
    __pageOpened?: (store: AppStore) => void;
  }
}

/** Tells whoever looks on in development which store the page has; nothing of it is in a build. */
export function tellPageOpened(store: AppStore): void {
  if (import.meta.env.DEV) window.__pageOpened?.(store);
}

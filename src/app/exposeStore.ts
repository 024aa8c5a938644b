import type { AppStore } from './store';

declare global {
  interface Window {
    /** Set by the lab, in development only. */
    __onStoreCreated?: (store: AppStore) => void;
  }
}

/** Passes the store to the lab in development; removed from builds. */
export function exposeStore(store: AppStore): void {
  if (import.meta.env.DEV) window.__onStoreCreated?.(store);
}

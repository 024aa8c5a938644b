import { useSyncExternalStore } from 'react';

export const isTabVisible = () => document.visibilityState === 'visible';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** False in a tab in the background. */
export function useIsTabVisible(): boolean {
  return useSyncExternalStore(subscribe, isTabVisible, () => true);
}

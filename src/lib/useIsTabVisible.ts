import { useSyncExternalStore } from 'react';

export const isTabVisible = () => document.visibilityState === 'visible';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export function useIsTabVisible(): boolean {
  return useSyncExternalStore(subscribe, isTabVisible, () => true);
}

import { useCallback, useSyncExternalStore } from 'react';

/** True while a media query matches; for cases that CSS cannot handle. */
export function useMediaQuery(query: string): boolean {
  // Kept: a new function would subscribe again at every render.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

import { useEffect, useRef, type RefObject } from 'react';

/** "Becomes visible" is at least this share of the card in the viewport. */
const SEEN_SHARE = 0.5;

/** Calls back the first time that half of an element can be seen. A card that is not drawn is never seen. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  const latestOnSeen = useRef(onSeen);
  useEffect(() => {
    latestOnSeen.current = onSeen;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) return;
        observer.disconnect();
        latestOnSeen.current();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}

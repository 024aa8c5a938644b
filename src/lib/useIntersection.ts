import { useEffect, useEffectEvent, type RefObject } from 'react';

const ANY_PART = [0];

interface IntersectionOptions {
  /** Must not change between renders. */
  thresholds?: readonly number[];
  /** Observes only while true. */
  isEnabled?: boolean;
}

/** Calls back with each new IntersectionObserver entry of an element; return true to stop observing. */
export function useIntersection(
  element: RefObject<Element | null>,
  onChange: (entry: IntersectionObserverEntry) => boolean,
  { thresholds = ANY_PART, isEnabled = true }: IntersectionOptions = {},
): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const target = element.current;
    if (!isEnabled || target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        if (entry !== undefined && handleChange(entry)) observer.disconnect();
      },
      { threshold: [...thresholds] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isEnabled, thresholds]);
}

/**
 * True when a box of this entry can appear or collapse without moving what is in view: it is below the viewport, or
 * above it in a browser with scroll anchoring (Safari before 26 has none).
 */
export function canResizeWithoutShift({
  isIntersecting,
  boundingClientRect,
}: IntersectionObserverEntry) {
  if (isIntersecting) return false;
  const isBelow = boundingClientRect.top >= window.innerHeight;
  return isBelow || CSS.supports('overflow-anchor', 'auto');
}

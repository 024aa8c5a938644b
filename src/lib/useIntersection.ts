import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back with each new IntersectionObserver entry of an element.
 *
 * @param thresholds must not change between renders
 * @param isEnabled observes only while true
 */
export function useIntersection(
  element: RefObject<Element | null>,
  thresholds: readonly number[],
  onChange: (entry: IntersectionObserverEntry) => void,
  isEnabled = true,
): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const target = element.current;
    if (!isEnabled || target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        if (entry !== undefined) handleChange(entry);
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

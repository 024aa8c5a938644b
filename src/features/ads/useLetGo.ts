import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an empty slot may give up its space now. Never before the visitor's eyes: what stands below would jump up.
 * Below the screen nothing that is seen moves. Above it, browsers with scroll anchoring hold the page still (Safari
 * before 26 has none: there the slot waits until it is below the screen again). The overlay's slots are in a panel
 * that is fixed to the screen's edge: they only wait until they are out of sight.
 */
export function useLetGo(
  element: RefObject<HTMLElement | null>,
  isEmpty: boolean,
  { isInPanel }: { isInPanel: boolean },
): boolean {
  // A slot that is known to stay empty before it is drawn never takes any space.
  const [isLetGo, setIsLetGo] = useState(isEmpty);

  useEffect(() => {
    const slot = element.current;
    if (!isEmpty || isLetGo || slot === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined || entry.isIntersecting) return;
      const isBelow = entry.boundingClientRect.top >= window.innerHeight;
      const isHeldStill = CSS.supports('overflow-anchor', 'auto');
      if (isInPanel || isBelow || isHeldStill) setIsLetGo(true);
    });
    observer.observe(slot);
    return () => observer.disconnect();
  }, [element, isEmpty, isLetGo, isInPanel]);

  return isEmpty && isLetGo;
}

import { useEffect, type RefObject } from 'react';
import { placeOf } from './placeOf';

/**
 * Holds a box that sticks to the screen's lower edge where it is when it grows while it is pointed at or has the focus,
 * so that nothing slips away from under a finger. It comes up as soon as it is no longer in use.
 */
export function useHeldStill(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tray = box.current;
    if (tray === null) return undefined;
    let { top } = placeOf(tray);
    let heldBackPx = 0;

    const hold = (px: number) => {
      heldBackPx = px;
      tray.style.transform = px === 0 ? '' : `translateY(${String(px)}px)`;
    };
    const isInUse = () => tray.matches(':hover, :focus-within');
    const note = () => {
      ({ top } = placeOf(tray));
    };
    const grow = () => {
      const before = top;
      note();
      if (before > top && isInUse()) hold(heldBackPx + before - top);
    };
    const letGo = () => {
      if (!isInUse()) hold(0);
    };

    const observer = new ResizeObserver(grow);
    observer.observe(tray);
    const own = new AbortController();
    const { signal } = own;
    addEventListener('scroll', note, { passive: true, signal });
    addEventListener('resize', note, { signal });
    tray.addEventListener('pointerleave', letGo, { signal });
    // Only after the event is the focus gone.
    tray.addEventListener('focusout', () => queueMicrotask(letGo), { signal });
    return () => {
      own.abort();
      observer.disconnect();
      hold(0);
    };
  }, [box]);
}

import { useEffect, type RefObject } from 'react';
import { getLayoutRect } from './getLayoutRect';

/**
 * Freezes the top of the bottom sheets while they are hovered or focused, so that growth does not move the target.
 * They move up once neither is the case.
 */
export function useFreezePosition(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheets = box.current;
    if (sheets === null) return undefined;
    let { top } = getLayoutRect(sheets);
    let offsetPx = 0;

    const setOffset = (px: number) => {
      offsetPx = px;
      sheets.style.transform = px === 0 ? '' : `translateY(${String(px)}px)`;
    };
    const isInUse = () => sheets.matches(':hover, :focus-within');
    const updateTop = () => {
      ({ top } = getLayoutRect(sheets));
    };
    const handleResize = () => {
      const before = top;
      updateTop();
      if (before > top && isInUse()) setOffset(offsetPx + before - top);
    };
    const release = () => {
      if (!isInUse()) setOffset(0);
    };

    const observer = new ResizeObserver(handleResize);
    observer.observe(sheets);
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', updateTop, { passive: true, signal });
    addEventListener('resize', updateTop, { signal });
    sheets.addEventListener('pointerleave', release, { signal });
    // The focus moves only after the event.
    sheets.addEventListener('focusout', () => queueMicrotask(release), { signal });
    return () => {
      listeners.abort();
      observer.disconnect();
      setOffset(0);
    };
  }, [box]);
}

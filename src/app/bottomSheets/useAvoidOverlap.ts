import { useEffect, useState, type RefObject } from 'react';
import { getLayoutRect, type Rect } from './getLayoutRect';

const HEIGHT_VARIABLE = '--bottom-sheets-height';
/** Distance kept from the focused element, including its outline. */
const CLEARANCE_PX = 12;

function doOverlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The rectangle of a field together with its hint or error. */
function getRectWithMessage(field: Element): Rect {
  const { top, right, bottom, left } = field.getBoundingClientRect();
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const messages = ids.map(
    (id) => document.getElementById(id)?.getBoundingClientRect().bottom ?? 0,
  );
  return { top, right, bottom: Math.max(bottom, ...messages), left };
}

/**
 * Keeps the sheets clear of ads and of the focused element. Publishes their height as `--bottom-sheets-height` on
 * `<html>` for scroll padding, scrolls the focused element clear, and reports when an ad is in the way: ads must
 * not be covered.
 *
 * @returns true while the sheets must be hidden
 */
export function useAvoidOverlap(box: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const sheets = box.current;
    if (sheets === null) return undefined;
    const root = document.documentElement;
    let isPressed = false;

    /** The visible part of the sheets' layout box, which they keep while hidden. */
    const getVisibleRect = (): Rect => {
      const rect = getLayoutRect(sheets);
      return { ...rect, bottom: Math.min(rect.bottom, root.clientHeight) };
    };

    const scrollFocusedClear = () => {
      const focused = document.activeElement;
      // Scrolling during a press would move the target away from the pointer.
      if (isPressed || sheets.offsetHeight === 0 || focused === null || focused === document.body)
        return;
      if (sheets.contains(focused)) return;
      const rect = getRectWithMessage(focused);
      if (rect.bottom === rect.top || !doOverlap(rect, getVisibleRect())) return;
      const distance = rect.bottom + CLEARANCE_PX - getVisibleRect().top;
      if (rect.top - distance < 0) return;
      window.scrollBy({ top: distance, behavior: 'instant' });
    };

    const updateHidden = () => {
      const ads = document.querySelectorAll('[data-slot-id]:not([data-status="empty"])');
      const coversAd = [...ads].some(
        (ad) => !sheets.contains(ad) && doOverlap(ad.getBoundingClientRect(), getVisibleRect()),
      );
      // The sheets are never hidden while they are pointed at or contain the focus.
      const isInUse = sheets.matches(':hover, :focus-within');
      setIsHidden(sheets.offsetHeight > 0 && coversAd && !isInUse);
    };

    const measure = () => {
      root.style.setProperty(HEIGHT_VARIABLE, `${String(sheets.offsetHeight)}px`);
      scrollFocusedClear();
      updateHidden();
    };

    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheets);
    // Ads and sections above them change the height of the page.
    observer.observe(document.body);
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', updateHidden, { passive: true, signal });
    addEventListener('resize', measure, { signal });
    document.addEventListener('focusin', scrollFocusedClear, { signal });
    document.addEventListener('focusin', updateHidden, { signal });
    sheets.addEventListener('pointerleave', updateHidden, { signal });
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('pointerup', release, { capture: true, signal });
    document.addEventListener('pointercancel', release, { capture: true, signal });
    document.addEventListener('click', scrollFocusedClear, { signal });
    return () => {
      listeners.abort();
      observer.disconnect();
      root.style.removeProperty(HEIGHT_VARIABLE);
    };
  }, [box]);

  return isHidden;
}

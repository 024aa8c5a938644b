import { useEffect, useState, type RefObject } from 'react';
import { placeOf, type Sides } from './placeOf';

const HEIGHT_VARIABLE = '--tray-height';
/** What has the focus stands this far clear, its outline included. */
const CLEARANCE_PX = 12;

function overlap(one: Sides, other: Sides): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** A field and the hint or message that belongs to it, as one rectangle. */
function sidesWithMessage(field: Element): Sides {
  const { top, right, bottom, left } = field.getBoundingClientRect();
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const messages = ids.map(
    (id) => document.getElementById(id)?.getBoundingClientRect().bottom ?? 0,
  );
  return { top, right, bottom: Math.max(bottom, ...messages), left };
}

/**
 * Keeps a box at the screen's lower edge out of the way. Its height is in `--tray-height` on `<html>`: the page's
 * scroll padding and the room at its end follow from it. What has the focus is scrolled
 * clear of it. And while an ad is where the box would stand, the box stands aside: ads must not be covered.
 *
 * @returns whether it stands aside now
 */
export function useOutOfTheWay(box: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    const tray = box.current;
    if (tray === null) return undefined;
    const root = document.documentElement;
    let isPressed = false;

    /** The part of its place that is on the screen; what stands aside cannot be seen, but keeps its place. */
    const standing = (): Sides => {
      const place = placeOf(tray);
      return { ...place, bottom: Math.min(place.bottom, root.clientHeight) };
    };

    const clearFocused = () => {
      const focused = document.activeElement;
      // Scrolled in the middle of a press, the thing would slip away from under the finger.
      if (isPressed || tray.offsetHeight === 0 || focused === null || focused === document.body)
        return;
      if (tray.contains(focused)) return;
      const sides = sidesWithMessage(focused);
      if (sides.bottom === sides.top || !overlap(sides, standing())) return;
      const distance = sides.bottom + CLEARANCE_PX - standing().top;
      if (sides.top - distance < 0) return;
      window.scrollBy({ top: distance, behavior: 'instant' });
    };

    const checkAds = () => {
      const ads = document.querySelectorAll('[data-slot-id]:not([data-status="empty"])');
      const covers = [...ads].some(
        (ad) => !tray.contains(ad) && overlap(ad.getBoundingClientRect(), standing()),
      );
      // Never while it is being used.
      setIsAside(tray.offsetHeight > 0 && covers && !tray.contains(document.activeElement));
    };

    const measure = () => {
      root.style.setProperty(HEIGHT_VARIABLE, `${String(tray.offsetHeight)}px`);
      clearFocused();
      checkAds();
    };

    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(tray);
    // Ads that come, and all that comes above them, change the height of the page.
    observer.observe(document.body);
    const own = new AbortController();
    const { signal } = own;
    addEventListener('scroll', checkAds, { passive: true, signal });
    addEventListener('resize', measure, { signal });
    document.addEventListener('focusin', clearFocused, { signal });
    document.addEventListener('focusin', checkAds, { signal });
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('pointerup', release, { capture: true, signal });
    document.addEventListener('pointercancel', release, { capture: true, signal });
    document.addEventListener('click', clearFocused, { signal });
    return () => {
      own.abort();
      observer.disconnect();
      root.style.removeProperty(HEIGHT_VARIABLE);
    };
  }, [box]);

  return isAside;
}

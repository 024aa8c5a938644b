import { useEffect, useState, type RefObject } from 'react';
import { selectSlotStatuses } from '../../features/ads/adsSlice';
import { doOverlap } from '../../lib/doOverlap';
import { useAppSelector } from '../../store/hooks';
import { isInUse } from './useIsInUse';

const AD = '[data-slot-id]:not([data-status="unfilled"])';

/**
 * True while a sheet, or the fade above the sheets, lies over an ad, which must not be covered, or over the keyboard
 * focus. A sheet in use stays.
 *
 * @param own what is inside this element does not count; the sheet itself by default
 */
export function useIsOverlapping(
  sheet: RefObject<HTMLElement | null>,
  own: RefObject<HTMLElement | null> = sheet,
): boolean {
  const [isOverlapping, setIsOverlapping] = useState(false);
  const slotStatuses = useAppSelector(selectSlotStatuses);

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;

    const update = () => {
      if (element.offsetHeight === 0 || isInUse(element)) {
        setIsOverlapping(false);
        return;
      }
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const viewportBottom = document.documentElement.clientHeight;
      const inView = { top, right, bottom: Math.min(bottom, viewportBottom), left };
      const others = document.querySelectorAll(`${AD}, :focus-visible`);
      setIsOverlapping(
        [...others].some(
          (other) =>
            own.current?.contains(other) !== true &&
            doOverlap(other.getBoundingClientRect(), inView),
        ),
      );
    };

    const observer = new ResizeObserver(update);
    // The fade follows the sheets' height: observed itself, it would change again in the same frame.
    const siblings = [...(own.current?.children ?? [])].filter((each) => each !== element);
    for (const each of own === sheet ? [element] : siblings) observer.observe(each);
    // Ads and sections change the height of the page.
    observer.observe(document.body);
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', update, { passive: true, signal });
    addEventListener('resize', update, { signal });
    document.addEventListener('focusin', update, { signal });
    document.addEventListener('focusout', () => queueMicrotask(update), { signal });
    element.addEventListener('pointerleave', update, { signal });
    return () => {
      listeners.abort();
      observer.disconnect();
    };
    // A slot that stays unfilled in view keeps its height: only its status tells that it may be covered.
  }, [sheet, own, slotStatuses]);

  return isOverlapping;
}

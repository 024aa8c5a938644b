import { useEffect, useState, type RefObject } from 'react';
import { selectSlotStatuses } from '../../features/ads/adsSlice';
import { createListeners } from '../../lib/listeners';
import { doOverlap } from '../../lib/doOverlap';
import { focusVisible } from '../../lib/focusVisible';
import { useAppSelector } from '../../store/hooks';
import { isInUse } from './useIsInUse';

const AD = '[data-slot-id]:not([data-status="unfilled"])';

/** True while a sheet lies over an ad, which must not be covered, or over the keyboard focus. A sheet in use stays. */
export function useIsOverlapping(sheet: RefObject<HTMLElement | null>): boolean {
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
      const others = document.querySelectorAll(`${AD}, ${focusVisible()}`);
      setIsOverlapping(
        [...others].some(
          (other) => !element.contains(other) && doOverlap(other.getBoundingClientRect(), inView),
        ),
      );
    };

    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Ads and sections change the height of the page.
    observer.observe(document.body);
    const { on, removeAll } = createListeners();
    on(window, ['scroll', 'resize', 'focusin'], update);
    on(window, ['focusout'], () => queueMicrotask(update));
    on(element, ['pointerleave'], update);
    return () => {
      removeAll();
      observer.disconnect();
    };
    // A slot that stays unfilled in view keeps its height: only its status tells that it may be covered.
  }, [sheet, slotStatuses]);

  return isOverlapping;
}

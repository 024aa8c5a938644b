import { useEffect, useState, type RefObject } from 'react';
import { createListeners } from '../../lib/listeners';

/** True if an element is pointed at or contains the focus. */
export function isInUse(element: HTMLElement): boolean {
  return element.matches(':hover, :focus-within');
}

/** The same as state; unlike `useHoverOrFocus` it also follows when the element in use is removed. */
export function useIsInUse(sheet: RefObject<HTMLElement | null>): boolean {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const update = () => setIsUsed(isInUse(element));
    // Some browsers fire no event when the hovered or focused element is removed.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    const { on, removeAll } = createListeners();
    on(document, ['pointerover', 'focusin'], update);
    // The focus moves only after the event.
    on(document, ['focusout'], () => queueMicrotask(update));
    return () => {
      removeAll();
      observer.disconnect();
    };
  }, [sheet]);

  return isUsed;
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Returns the focus to where it came from when the element is removed while it contains the focus. Only for the
 * keyboard: after a tap, focusing a text field would open the screen's keyboard.
 */
export function useReturnFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = element.current;
    let origin: EventTarget | null = null;
    const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && box?.contains(relatedTarget) === true;
      if (!isInside) origin = relatedTarget;
    };
    box?.addEventListener('focusin', rememberOrigin);
    return () => {
      box?.removeEventListener('focusin', rememberOrigin);
      // Runs while the element is still in the document.
      const focused = box?.querySelector(':focus-visible') ?? null;
      if (focused === null) return;
      // React dispatches no events while it changes the document.
      queueMicrotask(() => {
        if (origin instanceof HTMLElement) origin.focus();
      });
    };
  }, [element]);
}

import { DOUBLE_TAP_MS, isSecondClick } from './useIgnoreDoubleTap';

/** The clicks of a double click are closer to each other. */
const NEAR_PX = 30;

/** For as long as a double click may take. */
function refuseClicks(isRefused: (event: MouseEvent) => boolean): void {
  const refuse = (event: MouseEvent) => {
    // One by keyboard or screen reader has no count.
    if (event.detail === 0 || !isRefused(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', refuse, true);
  setTimeout(() => removeEventListener('click', refuse, true), DOUBLE_TAP_MS);
}

/**
 * Call in a click that may remove its control, or put another one in its place: a second click at the same point, which
 * would press what is there then, does nothing.
 */
export function ignoreDoubleTap({
  clientX,
  clientY,
}: Readonly<Pick<MouseEvent, 'clientX' | 'clientY'>>): void {
  refuseClicks((event) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR_PX;
    return isNear && isSecondClick(event, true);
  });
}

/**
 * Call when an element has come, or before it goes, by itself: a click within its box a moment later was meant for what
 * was there before, and does nothing.
 */
export function ignoreClicksIn(element: Element | null): void {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  refuseClicks(
    ({ clientX: x, clientY: y }) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}

import { DOUBLE_TAP_MS, isSecondClick } from './useIgnoreDoubleTap';

/** The clicks of a double click are closer to each other. */
const NEAR_PX = 30;

/**
 * Call in a click that may remove its control, or put another one in its place: a second click at the same point, which
 * would press what is there then, does nothing.
 */
export function ignoreDoubleTap({
  clientX,
  clientY,
}: Readonly<Pick<MouseEvent, 'clientX' | 'clientY'>>): void {
  const refuse = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR_PX;
    if (!isNear || !isSecondClick(event, true)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', refuse, true);
  setTimeout(() => removeEventListener('click', refuse, true), DOUBLE_TAP_MS);
}

import { DOUBLE_TAP_MS, isSecondClick } from './useIgnoreDoubleTap';

/** Call in a click that puts another control in the place of its own: a second click does nothing, on the whole page. */
export function ignoreDoubleTap(): void {
  const refuse = (event: MouseEvent) => {
    if (!isSecondClick(event, true)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', refuse, true);
  setTimeout(() => removeEventListener('click', refuse, true), DOUBLE_TAP_MS);
}

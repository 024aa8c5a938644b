/**
 * Takes back what a cancelled gesture has changed. A finger that scrolls the page across a slider first moves its thumb:
 * the browser fires `pointerdown`, `input`, and `pointercancel` once it scrolls, and leaves the value where it is.
 *
 * @param read the value before a gesture
 * @param restore called with that value when the gesture is cancelled
 */
export function watchSliderGesture<Value>(
  slider: HTMLInputElement,
  read: () => Value,
  restore: (before: Value) => void,
  options?: AddEventListenerOptions,
): void {
  let before = read();
  slider.addEventListener(
    'pointerdown',
    () => {
      before = read();
    },
    options,
  );
  slider.addEventListener('pointercancel', () => restore(before), options);
}

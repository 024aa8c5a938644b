/**
 * Takes back what a cancelled gesture has changed. A finger that scrolls the page across a slider first moves its thumb:
 * the browser fires `pointerdown`, `input`, and `pointercancel` once it scrolls, and leaves the value where it is.
 *
 * @param read the value before a gesture; kept in an attribute, since the app may take the slider over while it lasts
 * @param restore called with that value when the gesture is cancelled
 */
export function watchSliderGesture(
  slider: HTMLInputElement,
  read: () => number,
  restore: (before: number) => void,
  options?: AddEventListenerOptions,
): void {
  const { dataset } = slider;
  slider.addEventListener(
    'pointerdown',
    () => {
      dataset['before'] = String(read());
    },
    options,
  );
  slider.addEventListener(
    'pointercancel',
    () => {
      if (dataset['before'] !== undefined) restore(Number(dataset['before']));
    },
    options,
  );
}

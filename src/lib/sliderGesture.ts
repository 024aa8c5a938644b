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
    ({ isPrimary }) => {
      // When a second finger comes, the first one has moved the thumb.
      if (isPrimary || dataset['before'] === undefined) dataset['before'] = String(read());
    },
    options,
  );
  const end = ({ type }: Event) => {
    const { before } = dataset;
    delete dataset['before'];
    if (type === 'pointercancel' && before !== undefined) restore(Number(before));
  };
  slider.addEventListener('pointercancel', end, options);
  slider.addEventListener('pointerup', end, options);
}

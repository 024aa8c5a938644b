import type { Listeners } from './listeners';

/** A page that has moved this short a time ago is moving. */
const SCROLLING_MS = 100;
/** A finger that stays within this distance did not drag. */
const SLOP_PX = 10;

/**
 * Takes back what a gesture for the page has changed. A finger that scrolls the page across a slider first moves its
 * thumb: the browser fires `pointerdown`, `input`, and `pointercancel` once it scrolls, and leaves the value where it is.
 * One that stops a page which is still moving fires `pointerup` instead; browsers refuse its click, but not its `input`.
 *
 * @param read the value before a gesture; kept in an attribute, since the app may take the slider over while it lasts
 * @param restore called with that value when the gesture is cancelled
 */
export function watchSliderGesture(
  slider: HTMLInputElement,
  read: () => number,
  restore: (before: number) => void,
  { on }: Listeners,
): void {
  const { dataset } = slider;
  let scrolledAtMs = -Infinity;
  on(window, ['scroll'], ({ timeStamp }) => {
    scrolledAtMs = timeStamp;
  });
  on(slider, ['pointerdown'], ({ isPrimary, pointerType, timeStamp, clientX }) => {
    // When a second finger comes, the first one has moved the thumb.
    if (isPrimary || dataset['before'] === undefined) dataset['before'] = String(read());
    if (pointerType !== 'mouse' && timeStamp - scrolledAtMs < SCROLLING_MS)
      dataset['stoppedAt'] = String(clientX);
  });
  on(slider, ['pointercancel', 'pointerup'], ({ type, clientX }) => {
    const { before, stoppedAt } = dataset;
    delete dataset['before'];
    delete dataset['stoppedAt'];
    const isForPage = type === 'pointercancel' || Math.abs(clientX - Number(stoppedAt)) < SLOP_PX;
    if (isForPage && before !== undefined) restore(Number(before));
  });
}

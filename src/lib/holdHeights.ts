import type { Listeners } from './listeners';

/** A click comes this long after the pointer went up at the latest: browsers that zoom on a double tap wait for one. */
const CLICK_DELAY_MS = 500;

/**
 * The lines of an element keep their heights from a press to its click. A press takes the focus from a field, whose
 * message changes then: one with more or fewer lines would move what is pressed away, and its click would be lost.
 */
export function holdHeights(root: Element, { on }: Listeners): void {
  let timer: ReturnType<typeof setTimeout>;
  const setHeights = (toHeight: (line: Element) => string) => {
    clearTimeout(timer);
    for (const line of root.querySelectorAll('p')) {
      line.style.height = toHeight(line);
    }
  };
  const release = () => setHeights(() => '');
  // First of all listeners: others take a number that was filled in without an event.
  on(window, ['pointerdown'], ({ target }) => {
    // A slider stands above its message, which may change as long as it is dragged.
    if (target instanceof HTMLInputElement && target.type === 'range') return;
    setHeights((line) => `${String(line.getBoundingClientRect().height)}px`);
  });
  on(window, ['pointerup'], () => {
    timer = setTimeout(release, CLICK_DELAY_MS);
  });
  // After a context menu some systems report no end of the press.
  on(window, ['click', 'pointercancel', 'contextmenu'], release);
}

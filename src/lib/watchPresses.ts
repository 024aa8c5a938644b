/**
 * One press, one action, for the page's life. A held Enter fires `keydown` again and again, and each would submit the
 * form or press a button; `repeat` is not set by every keyboard and driver. A press that begins while an application is
 * on its way and ends after the answer would press what has come in the place of the button.
 */

/** Keyboards repeat a held key within this time; later, a lost `keyup` must not swallow a press. */
const REPEAT_MS = 1_000;

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isSending = () => document.querySelector('form [aria-busy=true]') !== null;

/** Call before any other listener is added. */
export function watchPresses(): void {
  let heldSinceMs = -Infinity;
  let beganWhileSending = false;
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, true);
  on('keydown', (event) => {
    if (event.key !== 'Enter') return;
    if (event.repeat || event.timeStamp - heldSinceMs < REPEAT_MS) refuse(event);
    heldSinceMs = event.timeStamp;
  });
  for (const type of ['keyup', 'blur'] as const) {
    on(type, () => {
      heldSinceMs = -Infinity;
    });
  }
  on('pointerdown', () => {
    beganWhileSending = isSending();
  });
  on('click', (event) => {
    // One without a count ends no pointer's press: a key's, a screen reader's, or the app's repeat of a press. A finger
    // that has scrolled the page sends no click at all.
    if (event.detail === 0) return;
    if (beganWhileSending && !isSending()) refuse(event);
    beganWhileSending = false;
  });
}

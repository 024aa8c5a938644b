/** Input that `userEvent` does not have: the mouse at a point, input methods, the clipboard, silent changes. */
import { expect, onTestFinished } from 'vitest';
import { cdp, userEvent, type Locator } from 'vitest/browser';
import { dragFinger as drag, type Point } from '../../support/touch';

/** Where the page has last been told that the mouse is; null while it is elsewhere. */
let pointer: Point | null = null;
addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
  },
  true,
);
document.documentElement.addEventListener('pointerleave', () => {
  pointer = null;
});

function isPointerAt({ x, y }: Point): boolean {
  const isInside = x < innerWidth && y < innerHeight;
  if (pointer === null) return !isInside;
  return isInside && Math.hypot(pointer.x - x, pointer.y - y) < 2;
}

const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point, clickCount = 0) =>
  cdp().send('Input.dispatchMouseEvent', {
    ...{ type, ...at, clickCount },
    ...(type === 'mouseMoved' ? {} : { button: 'left' }),
  });

/** Until the page knows of it: a busy browser acknowledges moves that it never tells the page of. */
export const moveMouse = (to: Point) =>
  expect
    .poll(async () => {
      await mouse('mouseMoved', to);
      await nextFrame();
      return isPointerAt(to);
    })
    .toBe(true);

/** Until the page has handled it, and the click that follows from it. */
async function pressOrRelease(
  event: 'pointerdown' | 'pointerup',
  at: Point,
  clickCount: number,
): Promise<void> {
  const arrived = new Promise((resolve) => {
    addEventListener(event, resolve, { capture: true, once: true });
  });
  await mouse(event === 'pointerdown' ? 'mousePressed' : 'mouseReleased', at, clickCount);
  await arrived;
  await waitForRender();
}

export const pressMouse = (at: Point, clickCount = 1) =>
  pressOrRelease('pointerdown', at, clickCount);
export const releaseMouse = (at: Point, clickCount = 1) =>
  pressOrRelease('pointerup', at, clickCount);

export async function clickAt(at: Point, clickCount = 1): Promise<void> {
  await moveMouse(at);
  await pressMouse(at, clickCount);
  await releaseMouse(at, clickCount);
}

export function centreOf(locator: Locator): Point {
  const { x, y, width, height } = locator.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export const dragFinger = (from: Point, to: Point) => drag(cdp(), from, to);

/**
 * Points at what is in view. The driver's own way scrolls before it: past the page's scroll padding, in which the sheets
 * stand, and so to other places, where they may be hidden.
 */
export async function pointAt(locator: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await moveMouse(centreOf(locator));
      return locator.element().matches(':hover');
    })
    .toBe(true);
  await waitForFrames();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the page has handled a change of its view, such as a scroll, and React what followed from it. */
export async function waitForFrames(): Promise<void> {
  await nextFrame();
  // The compositor starts some of them, in its own time; until then an element is where its animation begins.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  // Intersections are told after a frame, to all observers at once.
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
  await waitForRender();
}

/** React renders in tasks of a message channel, which no fake clock holds. */
async function waitForRender(): Promise<void> {
  for (let task = 0; task < 3; task += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Holds Enter in the focused element: a keyboard repeats the key every 30 ms. */
export async function holdEnter(whileHeld: () => Promise<unknown>): Promise<void> {
  const send = (type: 'keyDown' | 'keyUp', autoRepeat = false) =>
    cdp().send('Input.dispatchKeyEvent', {
      ...{ type, autoRepeat, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 },
      ...(type === 'keyDown' ? { text: '\r' } : {}),
    });
  const repeat = (times: number) =>
    Promise.all(Array.from({ length: times }, () => send('keyDown', true)));
  await send('keyDown');
  await repeat(10);
  await whileHeld();
  await repeat(30);
  await send('keyUp');
}

/** Deprecated, and the one edit with the browser's own events that takes no round trip to the test runner. */
function edit(command: 'selectAll' | 'delete' | 'insertText', text?: string): void {
  const execCommand = Reflect.get(document, 'execCommand') as (...parameters: unknown[]) => boolean;
  execCommand.call(document, command, false, text);
}

/** As a predictive keyboard does: one input event in the focused field, no key. */
export const insertText = (text: string) => edit('insertText', text);

/** Starts or changes the composition of an input method. */
export const setComposition = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

/** Ends a composition; without one it is an insertion from the clipboard that fires no paste event. */
export const commitText = (text: string) => cdp().send('Input.insertText', { text });

/** The clipboard belongs to all pages of the browser: only the tests of `form/paste.test.tsx`, one at a time, may use it. */
export async function pasteText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await userEvent.keyboard('{Control>}v{/Control}');
}

export const inputOf = (field: Locator) => field.element() as HTMLInputElement;

export const focus = (locator: Locator) => (locator.element() as HTMLElement).focus();

export const blur = () => (document.activeElement as HTMLElement).blur();

/** As password managers and in-app browsers do: past React, without an event. */
export function fillSilently(field: Locator, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, inputOf(field));
}

/**
 * Waits until react-number-format has put the caret back, which it does in a timer after each key and which would undo
 * a selection made before. Needs a clock that runs.
 */
export const waitForCaret = () => new Promise((resolve) => setTimeout(resolve));

/** Empties the focused field. */
export async function clearFocused(): Promise<void> {
  await waitForCaret();
  edit('selectAll');
  edit('delete');
}

/** Focuses the field and selects a part of it; places the caret if there is no end. */
export async function select(field: Locator, start: number, end = start): Promise<void> {
  const input = inputOf(field);
  input.focus();
  await waitForCaret();
  input.setSelectionRange(start, end);
}

/** A finger is the main pointer until the test ends. */
export async function emulateTouchScreen(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
}

/** Until the test sets another; the test's end shows the tab again. */
export function setTabVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

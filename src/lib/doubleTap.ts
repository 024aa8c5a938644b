/** Clicks that were meant for what stood in the place before: the second of a double click, and taps on what is new. */
import { useEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { isTouchScreen } from './isTouchScreen';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The longest pause between the taps of a double tap. */
const DOUBLE_TAP_MS = 500;
/** The clicks of a double click are closer to each other. */
const NEAR_PX = 30;

/** True for a click by touch or pen; where clicks have no `pointerType`, the main pointer decides. */
function isTap(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  // A click by keyboard or screen reader has no count.
  if (event.detail === 0) return false;
  return pointerType === undefined ? isTouchScreen() : pointerType !== 'mouse';
}

/** True for the second click of a double click, and for a tap on what is new: not all browsers count taps. */
const isSecondClick = (event: MouseEvent, isNew: boolean): boolean =>
  isTap(event) ? isNew : event.detail > 1;

/**
 * An `onClickCapture` handler for a control that appears where another one was pressed: it refuses the second click of
 * a double click, and a tap right after the control has appeared.
 *
 * @param shown changes when the control appears again, or its content moves; without it, it appears once
 */
export function useIgnoreDoubleTap(shown?: unknown): (event: ReactMouseEvent) => void {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [shown]);
  return (event) => {
    const isNew = performance.now() - shownAt.current < DOUBLE_TAP_MS;
    if (!isSecondClick(event.nativeEvent, isNew)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

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
export function ignoreDoubleTap({ clientX: x, clientY: y }: Point): void {
  refuseClicks((event) => {
    const isNear = Math.hypot(event.clientX - x, event.clientY - y) < NEAR_PX;
    return isNear && isSecondClick(event, true);
  });
}

/** Call when an element has come by itself: a click on it a moment later was meant for what was there before. */
export function ignoreClicksOn(element: Element | null): void {
  refuseClicks(({ target }) => target instanceof Node && element?.contains(target) === true);
}

/**
 * Call before an element that stands still on the screen goes by itself: a click in its place a moment later was meant
 * for it.
 */
export function ignoreClicksIn(element: Element | null): void {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  refuseClicks(
    ({ clientX: x, clientY: y }) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}

import { useEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { isTouchScreen } from './isTouchScreen';

/** The longest pause between the taps of a double tap. */
export const DOUBLE_TAP_MS = 500;

/** True for a click by touch or pen; where clicks have no `pointerType`, the main pointer decides. */
function isTap(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  // A click by keyboard or screen reader has no count.
  if (event.detail === 0) return false;
  return pointerType === undefined ? isTouchScreen() : pointerType !== 'mouse';
}

/** True for the second click of a double click, and for a tap on what is new: not all browsers count taps. */
export const isSecondClick = (event: MouseEvent, isNew: boolean): boolean =>
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

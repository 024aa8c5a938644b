import { useEffect, useRef, type MouseEvent } from 'react';
import { isTouchScreen } from './isTouchScreen';

/** The longest pause between the taps of a double tap. */
const DOUBLE_TAP_MS = 500;

/** True for a click by touch or pen; where clicks have no `pointerType`, the main pointer decides. */
function isTap({ detail, nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  // A click by keyboard or screen reader has no count.
  if (detail === 0) return false;
  return pointerType === undefined ? isTouchScreen() : pointerType !== 'mouse';
}

/**
 * An `onClickCapture` handler for a control that appears where another one was pressed: it refuses the second click of
 * a double click, and a tap right after the control has appeared.
 *
 * @param shown changes when the control appears again, or its content moves; without it, it appears once
 */
export function useIgnoreDoubleTap(shown?: unknown): (event: MouseEvent) => void {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [shown]);
  return (event) => {
    const isNew = performance.now() - shownAt.current < DOUBLE_TAP_MS;
    // Not all browsers count taps.
    if (isTap(event) ? !isNew : event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

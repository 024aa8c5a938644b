import { useEffect, type RefObject } from 'react';

const HEIGHT_VARIABLE = '--bottom-sheets-height';

/**
 * Publishes the height of the taller of two elements as `--bottom-sheets-height` on `<html>`, in px. Scroll padding
 * and the page's end leave that much space.
 */
export function usePublishHeight(
  first: RefObject<HTMLElement | null>,
  second: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const targets = [first.current, second.current].filter((each) => each instanceof HTMLElement);
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = Math.max(...targets.map((each) => each.offsetHeight));
      style.setProperty(HEIGHT_VARIABLE, `${String(height)}px`);
    });
    targets.forEach((each) => observer.observe(each));
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT_VARIABLE);
    };
  }, [first, second]);
}

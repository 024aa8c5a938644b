import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the style of a box where the last child of another ends on the page, whatever becomes of that one's height: in
 * `--above-end`, a length.
 */
export function useBelow(
  box: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const update = () => {
      const last = above.current?.lastElementChild;
      if (!last) return;
      const end = last.getBoundingClientRect().bottom + scrollY;
      box.current?.style.setProperty('--above-end', `${String(end)}px`);
    };
    const observer = new ResizeObserver(update);
    if (above.current) observer.observe(above.current);
    // A text above that grows moves it without changing its size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box, above]);
}

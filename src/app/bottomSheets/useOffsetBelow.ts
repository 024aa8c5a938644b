import { useLayoutEffect, type RefObject } from 'react';

/** Sets `--form-bottom` on an element: the page offset of the lower edge of another element's last child, in px. */
export function useOffsetBelow(
  target: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const update = () => {
      const last = element.current?.lastElementChild;
      if (!last) return;
      const bottom = last.getBoundingClientRect().bottom + scrollY;
      target.current?.style.setProperty('--form-bottom', `${String(bottom)}px`);
    };
    const observer = new ResizeObserver(update);
    if (element.current) observer.observe(element.current);
    // Content above can move the element without resizing it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target, element]);
}

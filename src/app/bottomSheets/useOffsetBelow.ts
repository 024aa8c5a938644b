import { useLayoutEffect, type RefObject } from 'react';

/** Sets `--form-bottom` on an element: the page offset of the form's lower edge, in px. */
export function useOffsetBelow(
  area: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const update = () => {
      if (form.current === null) return;
      const bottom = form.current.getBoundingClientRect().bottom + scrollY;
      area.current?.style.setProperty('--form-bottom', `${String(bottom)}px`);
    };
    const observer = new ResizeObserver(update);
    if (form.current) observer.observe(form.current);
    // Content above can move the form without resizing it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [area, form]);
}

import { useEffect, type RefObject } from 'react';

/** Variables on `<html>` with the heights of the message and of the offer, in px. */
export const MESSAGE_HEIGHT = '--message-height';
export const OFFER_HEIGHT = '--offer-height';

/** Publishes the heights of the message and of the offer; scroll padding and the page's end leave that much space. */
export function usePublishHeights(
  message: RefObject<HTMLElement | null>,
  offer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const targets = [
      [MESSAGE_HEIGHT, message.current],
      [OFFER_HEIGHT, offer.current],
    ] as const;
    const observer = new ResizeObserver(() => {
      // Read before any is written: a variable on `<html>` makes the next read compute the styles of the whole page.
      const heights = targets.map(([, element]) => element?.offsetHeight ?? 0);
      targets.forEach(([name], index) => style.setProperty(name, `${String(heights[index])}px`));
    });
    for (const [, element] of targets) if (element !== null) observer.observe(element);
    return () => {
      observer.disconnect();
      for (const [name] of targets) style.removeProperty(name);
    };
  }, [message, offer]);
}

import { AD_TIMEOUT_MS } from '~/config/constants';

/**
 * True if something in the slot has a height: the host, or what a platform that finds the slot by its attributes put
 * beside it or in its place. The slot's own height is reserved.
 */
export const hasAd = (slot: HTMLElement): boolean =>
  [...slot.children].some((child) => child instanceof HTMLElement && child.offsetHeight > 1);

/**
 * Detects a filled slot by the height of its content, since some platforms do not report it. After the timeout it counts
 * as unfilled; a later ad still counts as filled.
 */
export function observeFill(slot: HTMLElement, onFilled: () => void, onUnfilled: () => void): void {
  const timer = setTimeout(onUnfilled, AD_TIMEOUT_MS);
  const check = () => {
    if (!hasAd(slot)) return;
    clearTimeout(timer);
    sizes.disconnect();
    children.disconnect();
    onFilled();
  };
  const sizes = new ResizeObserver(check);
  const children = new MutationObserver(() => {
    observeChildren();
    check();
  });
  const observeChildren = () => [...slot.children].forEach((child) => sizes.observe(child));
  observeChildren();
  children.observe(slot, { childList: true });
}

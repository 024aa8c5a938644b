interface ObserveFillOptions {
  /** After this time the slot counts as unfilled; a later ad still counts as filled. */
  timeoutMs: number;
  onFilled: () => void;
  onUnfilled: () => void;
}

/**
 * True if something in the slot has a height: the host, or what a platform that finds the slot by its attributes put
 * beside it or in its place. The slot's own height is reserved.
 */
export const hasAd = (slot: HTMLElement): boolean =>
  [...slot.children].some((child) => child instanceof HTMLElement && child.offsetHeight > 1);

/** Detects a filled slot by the height of its content, since some platforms do not report it. */
export function observeFill(
  slot: HTMLElement,
  { timeoutMs, onFilled, onUnfilled }: ObserveFillOptions,
): void {
  const timer = setTimeout(onUnfilled, timeoutMs);
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

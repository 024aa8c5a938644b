interface ObserveFillOptions {
  /** After this time the slot counts as unfilled; a later ad still counts as filled. */
  timeoutMs: number;
  onFilled: () => void;
  onUnfilled: () => void;
}

/** Detects a filled slot by its height, since some platforms do not report it. */
export function observeFill(
  host: HTMLElement,
  { timeoutMs, onFilled, onUnfilled }: ObserveFillOptions,
): void {
  const timer = setTimeout(onUnfilled, timeoutMs);
  const observer = new ResizeObserver(() => {
    if (host.offsetHeight <= 1) return;
    clearTimeout(timer);
    observer.disconnect();
    onFilled();
  });
  observer.observe(host);
}

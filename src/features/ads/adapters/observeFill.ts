interface ObserveFillOptions {
  /** After this time the slot counts as unfilled; a later ad still counts as filled. */
  timeoutMs: number;
  onFilled: () => void;
  onEmpty: () => void;
}

/** Detects a filled slot by its height, since some platforms do not report it. */
export function observeFill(
  host: HTMLElement,
  { timeoutMs, onFilled, onEmpty }: ObserveFillOptions,
): void {
  const timer = setTimeout(onEmpty, timeoutMs);
  const observer = new ResizeObserver(() => {
    if (host.offsetHeight <= 1) return;
    clearTimeout(timer);
    observer.disconnect();
    onFilled();
  });
  observer.observe(host);
}

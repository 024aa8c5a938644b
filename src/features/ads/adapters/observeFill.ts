/**
 * Detects a filled slot by its height, since some platforms do not report it.
 *
 * @param timeoutMs after this the slot counts as unfilled; a later ad still counts as filled
 */
export function observeFill(
  host: HTMLElement,
  {
    timeoutMs,
    onFilled,
    onEmpty,
  }: { timeoutMs: number; onFilled: () => void; onEmpty: () => void },
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

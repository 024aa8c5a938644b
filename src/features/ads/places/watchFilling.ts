/**
 * Watches whether something to see comes into a slot, since not every platform says so. Whatever it is, it has a
 * height there.
 *
 * @param timeoutMs how long an ad is waited for before the slot counts as empty; one that comes later still counts
 */
export function watchFilling(
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

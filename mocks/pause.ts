/**
 * Waits the time, or until one of the signals is given; `Infinity` waits for a signal alone and needs no timer, so that
 * it keeps no process alive.
 */
export function pause(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signals.some((signal) => signal.aborted)) {
      resolve();
      return;
    }
    const timer = ms === Infinity ? undefined : setTimeout(end, ms);
    signals.forEach((signal) => signal.addEventListener('abort', end));

    function end(): void {
      clearTimeout(timer);
      signals.forEach((signal) => signal.removeEventListener('abort', end));
      resolve();
    }
  });
}

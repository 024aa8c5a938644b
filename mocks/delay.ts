/** Resolves after `ms` or once a signal is aborted; `Infinity` sets no timer, so it keeps no process alive. */
export function delay(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signals.some((signal) => signal.aborted)) {
      resolve();
      return;
    }
    const timer = ms === Infinity ? undefined : setTimeout(finish, ms);
    signals.forEach((signal) => signal.addEventListener('abort', finish));

    function finish(): void {
      clearTimeout(timer);
      signals.forEach((signal) => signal.removeEventListener('abort', finish));
      resolve();
    }
  });
}

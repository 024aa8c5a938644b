/**
 * Replaces the window's clock before the page starts, so that skipping time moves Date, performance.now and pending
 * timeouts together. Between skips timers keep the browser's own precision.
 */

/** Intervals are not replaced: the diagnostics panel and the wait for the counter keep the browser's own pace. */
export interface ClockWindow {
  readonly Date: DateConstructor;
  readonly performance: { now: () => number };
  readonly setTimeout: (callback: () => void, ms: number) => number;
  readonly clearTimeout: (id: number | undefined) => void;
}

/** Runs every timeout due by then once, in order, as after the computer sleeps. Cookies keep the browser's clock. */
export type SkipTime = (ms: number) => void;

interface Timer {
  readonly run: () => void;
  readonly dueAtMs: number;
  nativeId: number | undefined;
}

/** Higher than browser ids, because timeouts set before the replacement can still be cleared. */
const FIRST_ID = 1_000_000_000;

export function installLabClock(target: ClockWindow): SkipTime {
  const NativeDate = target.Date;
  const nativeNow = target.performance.now.bind(target.performance);
  const nativeSetTimeout = target.setTimeout.bind(target);
  const nativeClearTimeout = target.clearTimeout.bind(target);
  const timers = new Map<number, Timer>();
  let skippedMs = 0;
  let lastId = FIRST_ID;

  const now = () => nativeNow() + skippedMs;
  const dateNow = () => NativeDate.now() + skippedMs;

  function schedule(id: number, timer: Timer): void {
    timer.nativeId = nativeSetTimeout(() => fire(id), Math.max(0, timer.dueAtMs - now()));
  }

  function fire(id: number): void {
    const timer = timers.get(id);
    timers.delete(id);
    timer?.run();
  }

  const LabDate = new Proxy(NativeDate, {
    construct: (_, parameters: unknown[], newTarget) =>
      Reflect.construct(
        NativeDate,
        parameters.length === 0 ? [dateNow()] : parameters,
        newTarget,
      ) as Date,
    get: (_, name, receiver) =>
      name === 'now' ? dateNow : (Reflect.get(NativeDate, name, receiver) as unknown),
  });
  Object.defineProperty(target.performance, 'now', { value: now, configurable: true });
  Object.assign(target, {
    Date: LabDate,
    setTimeout: (
      callback: (...parameters: unknown[]) => void,
      ms = 0,
      ...parameters: unknown[]
    ) => {
      lastId += 1;
      const run = () => callback(...parameters);
      const timer: Timer = { run, dueAtMs: now() + ms, nativeId: undefined };
      timers.set(lastId, timer);
      schedule(lastId, timer);
      return lastId;
    },
    clearTimeout: (id = 0) => {
      nativeClearTimeout(timers.get(id)?.nativeId ?? id);
      timers.delete(id);
    },
  });

  return (ms) => {
    skippedMs += ms;
    const inOrder = [...timers].sort(([, a], [, b]) => a.dueAtMs - b.dueAtMs);
    for (const [id, timer] of inOrder) {
      // An earlier timer may have cleared it.
      if (!timers.has(id)) continue;
      nativeClearTimeout(timer.nativeId);
      if (timer.dueAtMs > now()) schedule(id, timer);
      else runIsolated(() => fire(id));
    }
  };

  /** Rethrows asynchronously, so that an error is reported without stopping the other timers. */
  function runIsolated(run: () => void): void {
    try {
      run();
    } catch (error) {
      nativeSetTimeout(() => {
        throw error;
      }, 0);
    }
  }
}

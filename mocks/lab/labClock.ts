/**
 * A clock that can be moved on. It stands in for the window's own before the page starts, so that whatever the page
 * reads and waits for moves together: the time of day, the time since the load, and timers under way.
 */

type Callback = (...parameters: unknown[]) => void;

/** What is taken over of a window. Intervals keep their own pace: the page has none. */
export interface ClockOwner {
  readonly Date: DateConstructor;
  readonly performance: { now: () => number };
  readonly setTimeout: (callback: () => void, ms: number) => number;
  readonly clearTimeout: (id: number | undefined) => void;
}

export interface LabClock {
  readonly skippedMs: () => number;
  /**
   * Moves on as a machine does that has slept: what is due by then happens at once, in its order, each thing once.
   * Cookies age by the browser's own clock, which nobody moves.
   */
  readonly skip: (ms: number) => void;
}

interface Timer {
  readonly run: () => void;
  /** By the moved clock. */
  readonly dueAtMs: number;
  realId: number | undefined;
}

/** Far from the ids that browsers give, some of which are older than this clock. */
const FIRST_ID = 1_000_000_000;

export function installLabClock(owner: ClockOwner): LabClock {
  const RealDate = owner.Date;
  const realNow = owner.performance.now.bind(owner.performance);
  const realSet = owner.setTimeout.bind(owner);
  const realClear = owner.clearTimeout.bind(owner);
  const timers = new Map<number, Timer>();
  let skippedMs = 0;
  let lastId = FIRST_ID;

  const now = () => realNow() + skippedMs;

  function start(id: number, timer: Timer): void {
    timer.realId = realSet(() => fire(id), Math.max(0, timer.dueAtMs - now()));
  }

  function fire(id: number): void {
    const timer = timers.get(id);
    if (timer === undefined) return;
    timers.delete(id);
    realClear(timer.realId);
    timer.run();
  }

  const LabDate = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(
        target,
        parameters.length === 0 ? [RealDate.now() + skippedMs] : parameters,
        newTarget,
      ) as Date,
    get: (target, name, receiver) =>
      name === 'now'
        ? () => RealDate.now() + skippedMs
        : (Reflect.get(target, name, receiver) as unknown),
  });
  Object.defineProperty(owner.performance, 'now', { value: now, configurable: true });
  const setLabTimeout = (callback: Callback, ms = 0, ...parameters: unknown[]) => {
    const id = (lastId += 1);
    const timer: Timer = {
      run: () => callback(...parameters),
      dueAtMs: now() + ms,
      realId: undefined,
    };
    timers.set(id, timer);
    start(id, timer);
    return id;
  };
  const clearLabTimeout = (id?: number) => {
    const timer = id === undefined ? undefined : timers.get(id);
    realClear(timer === undefined ? id : timer.realId);
    if (id !== undefined) timers.delete(id);
  };
  Object.assign(owner, {
    Date: LabDate,
    setTimeout: setLabTimeout,
    clearTimeout: clearLabTimeout,
  });

  return {
    skippedMs: () => skippedMs,
    skip: (ms) => {
      skippedMs += ms;
      const inOrder = [...timers].sort(([, one], [, other]) => one.dueAtMs - other.dueAtMs);
      for (const [id, timer] of inOrder) {
        if (!timers.has(id)) continue;
        realClear(timer.realId);
        if (timer.dueAtMs > now()) start(id, timer);
        else runAlone(() => fire(id));
      }
    },
  };

  /** What one timer throws is reported like any other uncaught error, and keeps no other from its turn. */
  function runAlone(run: () => void): void {
    try {
      run();
    } catch (error) {
      realSet(() => {
        throw error;
      }, 0);
    }
  }
}

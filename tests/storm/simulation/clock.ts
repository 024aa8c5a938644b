/** The simulation's time: Vitest's fake timers, and real tasks in between, in which promises settle. */
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);

export function startClock(): void {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

export function stopClock(): void {
  vi.clearAllTimers();
  vi.useRealTimers();
}

/** Lets everything happen that needs no time. */
export async function settle(isBusy: () => boolean): Promise<void> {
  do {
    vi.advanceTimersByTime(0);
    await setImmediate();
    await setImmediate();
  } while (isBusy() || hasTimerDueNow());
}

function hasTimerDueNow(): boolean {
  let isDue = false;
  const before = vi.getTimerCount();
  // A timer of no delay is the last of those that are due.
  setTimeout(() => {
    isDue = vi.getTimerCount() < before;
  }, 0);
  vi.advanceTimersByTime(0);
  return isDue;
}

/** Lets time pass, and everything settle after each timer. */
export async function pass(ms: number, isBusy: () => boolean): Promise<void> {
  const endMs = Date.now() + ms;
  // The last timer of this time ends it.
  setTimeout(() => undefined, ms);
  while (Date.now() < endMs) {
    vi.advanceTimersToNextTimer();
    await settle(isBusy);
  }
}

/** Lets time pass at once: every timer that is due runs in order, before any promise settles. */
export async function freeze(ms: number, isBusy: () => boolean): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle(isBusy);
}

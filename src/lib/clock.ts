/** Access to the current time, replaceable in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Seconds since the epoch, the unit of the countdown cookie. */
export function nowSec(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}

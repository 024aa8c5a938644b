/** The only way to the time of day: tests put their own in its place. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Whole seconds since 1970, the unit of the countdown's cookie. */
export function nowSec(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}

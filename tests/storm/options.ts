/** What `npm run storm` asks of its run, and what that reports. */
export interface StormOptions {
  readonly firstSeed: number;
  /** Null for as many as fit. */
  readonly seeds: number | null;
  readonly maxMs: number;
  /** The name of the known fault that is reverted; null for today's source. */
  readonly fault: string | null;
}

export interface StormResult {
  readonly orders: number;
  readonly elapsedMs: number;
  /** Null if every order has passed. */
  readonly failure: {
    readonly invariant: string;
    readonly text: string;
    readonly seed: number;
  } | null;
}

/** Where the run leaves its result, from the project's root. */
export const RESULT_FILE = 'test-results/storm.json';

declare module 'vitest' {
  interface ProvidedContext {
    storm: StormOptions;
  }
}

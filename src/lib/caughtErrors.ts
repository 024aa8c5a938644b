/** Collects the errors of this load. Part of the initial scripts, so the lazy reports chunk formats them. */

/** More than are reported, since some repeat. */
const MAX_KEPT = 50;

/** Thrown values, and `error` and `unhandledrejection` events. */
export const caughtErrors: unknown[] = [];

/** Keeps an error for the report; ignores those past the limit. */
export function recordError(error: unknown): void {
  if (caughtErrors.length < MAX_KEPT) caughtErrors.push(error);
}

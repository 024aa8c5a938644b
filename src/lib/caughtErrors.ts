/** Collects the errors of this load. The lazy reports chunk describes them: this file is in the initial scripts. */

/** More than are reported, since some repeat. */
const MAX_KEPT = 50;

/** Thrown values, and the window's events about others. */
export const caughtErrors: unknown[] = [];

/** Keeps an error for the report; ignores those past the limit. */
export function recordError(error: unknown): void {
  if (caughtErrors.length < MAX_KEPT) caughtErrors.push(error);
}

/** Errors of this load, for the reports, which read them later: here every byte is in the initial scripts. */

/** More than are reported, since some repeat. */
const MAX_KEPT = 50;

/** Thrown values, and the window's events about others. */
export const caughtErrors: unknown[] = [];

export function recordError(error: unknown): void {
  if (caughtErrors.length < MAX_KEPT) caughtErrors.push(error);
}

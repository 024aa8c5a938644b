/** What Chromium browsers know of the network; others say nothing. */
interface Connection {
  /** Round trip in milliseconds, rounded to 25; 100 where nothing has been measured yet. */
  rtt?: number;
  saveData?: boolean;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** How long browsers wait for an optional typeface, in milliseconds. */
const TYPEFACE_WAIT_MS = 100;

/**
 * Whether an optional typeface could not be here in time anyway, so that asking for it would only take the network from
 * what the visitor is waiting for.
 */
export function isTooSlowForTypeface({ connection }: Navigator): boolean {
  return (connection?.rtt ?? 0) > TYPEFACE_WAIT_MS || connection?.saveData === true;
}

/** The part of the Network Information API used here; Chromium only. */
interface Connection {
  /** Round trip in milliseconds, rounded to 25; 100 before the first measurement. */
  rtt?: number;
  saveData?: boolean;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** Block period of `font-display: optional`. */
const TYPEFACE_WAIT_MS = 100;

/** True when an optional typeface would arrive too late to be used, so that requesting it only takes bandwidth. */
export function isTooSlowForTypeface({ connection }: Navigator): boolean {
  return (connection?.rtt ?? 0) > TYPEFACE_WAIT_MS || connection?.saveData === true;
}

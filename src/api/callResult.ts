/** How a call can fail, as plain data that may go into the store. It never carries what was sent. */
export interface CallFailure {
  /**
   * - `timeout`: no answer in time
   * - `offline`: no connection, or the answer broke off
   * - `status`: an answer outside 2xx
   * - `shape`: an answer that is not what section 7 describes
   */
  readonly kind: 'timeout' | 'offline' | 'status' | 'shape';
  /** Method and path, without a query: `POST /offer/get-next-offer`. */
  readonly call: string;
  /** The answer's status where there was an answer. */
  readonly status?: number;
}

export type CallResult<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: CallFailure };

export function failed(failure: CallFailure): { ok: false; failure: CallFailure } {
  return { ok: false, failure };
}

/** One line for the log: `POST /offer/get-next-offer failed: status 500`. */
export function describeFailure({ call, kind, status }: CallFailure): string {
  return `${call} failed: ${kind}${status === undefined ? '' : ` ${String(status)}`}`;
}

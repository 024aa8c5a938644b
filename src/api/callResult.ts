import { readBody, type RawResponse } from './rawResponse';

/** A failed call as plain data that may go into the store. Never carries the request's data. */
export interface CallFailure {
  /**
   * - `timeout`: no response in time
   * - `offline`: no connection, or one that broke during the response
   * - `status`: a status outside 2xx
   * - `invalidResponse`: a body that section 7 does not describe
   * - `brokenList`: a usable response, of which lists are missing that were of another kind
   * - `chunk`: no request, because the code that makes it could not be loaded
   */
  readonly kind: 'timeout' | 'offline' | 'status' | 'invalidResponse' | 'brokenList' | 'chunk';
  /** Method and path, without a query: `POST /offer/get-next-offer`; `import api` for the kind `chunk`. */
  readonly call: string;
  /** Names of broken lists. */
  readonly lists?: string;
  /** HTTP status, if a response arrived. */
  readonly status?: number;
}

/** For the diagnostics. */
export interface FailedCall extends CallFailure {
  /** When the failure was known; milliseconds since the epoch. */
  readonly atMs: number;
}

export type CallResult<T> =
  /** With `failure` if a part of the response could not be used. */
  | { readonly ok: true; readonly data: T; readonly failure?: CallFailure }
  | { readonly ok: false; readonly failure: CallFailure };

export function failed(failure: CallFailure): { ok: false; failure: CallFailure } {
  return { ok: false, failure };
}

/**
 * The result of a request that the inline script has sent.
 *
 * @param parse returns null for an invalid response
 */
export function toCallResult<T>(
  response: RawResponse,
  call: string,
  parse: (body: unknown) => T | null,
): CallResult<T> {
  const { status, isLate } = response;
  if (status === 0) return failed({ kind: isLate ? 'timeout' : 'offline', call });
  if (status < 200 || status > 299) return failed({ kind: 'status', call, status });
  const data = parse(readBody(response));
  return data === null ? failed({ kind: 'invalidResponse', call, status }) : { ok: true, data };
}

/** One line for the log: `POST /offer/get-next-offer failed: status 500`. */
export function describeFailure({ call, kind, status, lists }: CallFailure): string {
  return [`${call} failed: ${kind}`, lists, status].filter((part) => part !== undefined).join(' ');
}

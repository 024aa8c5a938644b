/** Responses to the requests of the inline script, which has no client. Imports no library. */
import { quoteLongIntegers } from '../lib/quoteLongIntegers';

/** Not checked yet. */
export interface RawResponse {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  readonly text: string;
  /** True if no response arrived in time. */
  readonly isLate: boolean;
}

/** The body of a response with a status of success; undefined for any other, and for one that is not JSON. */
export function readBody({ status, text }: RawResponse): unknown {
  try {
    return status > 199 && status < 300 ? JSON.parse(quoteLongIntegers(text)) : undefined;
  } catch {
    return undefined;
  }
}

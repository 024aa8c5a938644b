import { COPY } from '../config/copy';

/**
 * - `connection`: offline, an error status, an invalid response
 * - `timeout`: no response in time
 * - `challenge`: a page in place of the answer, which asks who the visitor is until the browser loads a page of the host
 * - `noOffer`: a response without a usable url
 */
export type LeadFailure = keyof typeof COPY.submitFailures;

/** The message for the visitor. @param lines what the site says where there is no offer */
export function failureMessage(failure: LeadFailure, lines: readonly string[]): string {
  const message = COPY.submitFailures[failure];
  return failure === 'noOffer' && lines.length > 0 ? `${message}. ${lines.join(' ')}` : message;
}

import type { CallResult } from '../../api/callResult';
import type { NextOffer } from '../../api/lead';
import { COPY } from '../../config/copy';

/**
 * - `connection`: offline, an error status, an invalid response
 * - `timeout`: no response in time
 * - `noOffer`: a response without a usable url
 */
export type LeadFailure = keyof typeof COPY.submitFailures;

/** Null for an offer. */
export function findLeadFailure(result: CallResult<NextOffer>): LeadFailure | null {
  if (!result.ok) return result.failure.kind === 'timeout' ? 'timeout' : 'connection';
  const { offerUrl, showcaseUrl } = result.data;
  return offerUrl === null && showcaseUrl === null ? 'noOffer' : null;
}

/** The message for the visitor. @param lines what the site says where there is no offer */
export function failureMessage(failure: LeadFailure, lines: readonly string[]): string {
  const message = COPY.submitFailures[failure];
  return failure === 'noOffer' && lines.length > 0 ? `${message}. ${lines.join(' ')}` : message;
}

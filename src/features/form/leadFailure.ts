import type { CallResult } from '../../api/callResult';
import type { NextOffer } from '../../api/lead';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';

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

/** The message for the visitor. */
export function failureMessage(failure: LeadFailure, { hints }: Pick<SiteConfig, 'hints'>): string {
  const message = COPY.submitFailures[failure];
  return failure === 'noOffer' && hints.selfBan ? `${message}. ${COPY.selfBan}` : message;
}

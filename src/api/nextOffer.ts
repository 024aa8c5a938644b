/** The lead and its response (section 7, get-offer action). Imports no library: the inline script sends leads, too. */
import type { Id } from './source';
import { isRecord } from '../lib/readUnknown';
import { toWebUrl } from '../lib/webUrl';

export const NEXT_OFFER_PATH = '/offer/get-next-offer';

/** Header that is the same for every attempt to send one application: the service should count them as one lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Body of `POST /offer/get-next-offer`: the one request that carries a lead. */
export interface NextOfferRequest {
  siteAlias: string;
  url: string;
  preToken: Id;
  style: string;
  /** Rubles. */
  sum: number;
  /** `7XXXXXXXXXX`. */
  telephone: string;
  /** Analytics client id; omitted when unknown. */
  externalId?: string | undefined;
  /** Only from sites with `lead.sendsConsents`. */
  consents?: readonly GivenConsent[] | undefined;
}

/** A consent as it was given. */
export interface GivenConsent {
  /** `accept` for the old checkbox; `consent-0`, `consent-1` … for the configured ones, in their order. */
  id: string;
  checked: boolean;
  /** The plain text that stood beside the box. */
  text: string;
  /** When it was checked, or first shown checked; ISO 8601. */
  at: string;
}

/** An application that is ready to be sent. */
export interface Lead {
  readonly request: NextOfferRequest;
  /** A UUID, the same for every attempt of one content. */
  readonly idempotencyKey: string;
}

/** Who has sent a lead. */
export type LeadSender = 'app' | 'inlineScript';

/** Response of `POST /offer/get-next-offer`; each url is absolute http(s), or null. */
export interface NextOffer {
  readonly offerUrl: string | null;
  readonly showcaseUrl: string | null;
}

const toUrl = (value: unknown) => (typeof value === 'string' ? toWebUrl(value) : null);

/**
 * An object without a usable url is a valid response; PHP sends an empty one as a list.
 *
 * @returns null for anything else
 */
export function parseNextOffer(response: unknown): NextOffer | null {
  const body = Array.isArray(response) && response.length === 0 ? {} : response;
  if (!isRecord(body)) return null;
  return { offerUrl: toUrl(body['offerUrl']), showcaseUrl: toUrl(body['showcaseUrl']) };
}

/** The one sender of leads: of the inline script, and of the app, which gets it from there. */
import {
  IDEMPOTENCY_HEADER,
  NEXT_OFFER_PATH,
  parseNextOffer,
  type NextOffer,
} from '../api/nextOffer';
import { readBody, type RawResponse } from '../api/rawResponse';
import type { Id } from '../api/source';
import { toJson } from '../lib/toJson';
import { createUuid } from '../lib/uuid';
import { createLead, type LeadContent } from './createLead';
import type { LeadFailure } from './leadFailure';
import type { Post } from './post';
import { readKeySeed, saveApproval, trySaveState, type Approval } from './savedState';

export type LeadEnd =
  { readonly outcome: 'approved'; readonly approval: Approval } | { readonly outcome: LeadFailure };

export interface LeadResult {
  readonly end: LeadEnd;
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  /** From the request to the response, or to the end of the wait for it. */
  readonly ms: number;
  readonly response: RawResponse;
}

/**
 * Sends a lead, and gives up the one before. `onEnd` gets its result; after a timeout once more, if the response comes
 * before the next attempt.
 *
 * @param sendsConsents the site's `lead.sendsConsents`
 */
export type SendLead = (
  content: LeadContent,
  sendsConsents: boolean,
  onEnd: (result: LeadResult) => void,
) => void;

/** Statuses of a protection in front of the service that answers with its own page; a 429 is the host's own limit. */
const CHALLENGE_STATUSES = [403, 503];

function failureOf({ status, text, isLate }: RawResponse): LeadFailure {
  if (CHALLENGE_STATUSES.includes(status) && /^\s*</.test(text)) return 'challenge';
  return isLate ? 'timeout' : 'connection';
}

const LATE: RawResponse = { status: 0, text: '', isLate: true };

/**
 * @param forgetVisitPhone called with the lead's token once a valid response has arrived: nothing needs the phone of the
 *   stored visit any more
 */
export function createLeadSender(post: Post, forgetVisitPhone: (token: Id) => void): SendLead {
  let current = new AbortController();
  /** The same until an attempt gets a valid response; of the load before, if that got none. */
  let keySeed: string | undefined;

  return (content, sendsConsents, onEnd) => {
    current.abort();
    const abort = (current = new AbortController());
    keySeed ??= readKeySeed() ?? createUuid();
    // A reload before the response must not make a second lead of the same application.
    trySaveState({ keySeed });
    const { request, idempotencyKey } = createLead(content, sendsConsents, keySeed);
    const startedAtMs = Date.now();

    const finish = (response: RawResponse): void => {
      if (abort !== current) return;
      const body = readBody(response);
      const offer = parseNextOffer(body);
      let end: LeadEnd = { outcome: failureOf(response) };
      if (offer !== null) {
        forgetVisitPhone(request.preToken);
        const isUsable = offer.offerUrl ?? offer.showcaseUrl;
        const named = Object(body) as Partial<Record<keyof NextOffer, unknown>>;
        // Also for a retry after "no offer": with the same key the service would repeat this response. One with an offer
        // that cannot be used has counted the lead.
        if (isUsable || !(named.offerUrl || named.showcaseUrl)) {
          keySeed = undefined;
          trySaveState({ keySeed });
        }
        end = { outcome: 'noOffer' };
        if (isUsable) {
          const approval = { ...offer, sumRub: request.sum };
          saveApproval(approval);
          end = { outcome: 'approved', approval };
        }
      }
      onEnd({ end, startedAtMs, ms: Date.now() - startedAtMs, response });
    };
    void post(NEXT_OFFER_PATH, toJson(request), {
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      abort,
      onLate: () => finish(LATE),
    }).then(finish);
  };
}

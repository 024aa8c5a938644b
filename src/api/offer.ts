/** `/offer`: the next offer for a lead, the page's offers, and what is told of those seen and clicked. */
import * as v from 'valibot';
import { DEFAULT_PAGE_CALL_TO_ACTION, DEFAULT_SHOWCASE_TYPE_ID } from '../config/constants';
import { toWebAddress } from '../lib/webAddress';
import type { CallResult } from './callResult';
import type { Transport } from './transport';
import { flag, idText, integerOr, listOf, objectOf, requiredId, text } from './wire';

const followable = v.fallback(
  v.pipe(
    v.string(),
    v.transform((address) => toWebAddress(address)),
  ),
  null,
);

/** The answer of `POST /offer/get-next-offer`: each address is absolute http(s), or null. */
export const NextOfferAnswer = objectOf({ offerUrl: followable, showcaseUrl: followable });
export type NextOffer = v.InferOutput<typeof NextOfferAnswer>;

/** The body of `POST /offer/get-next-offer`; the names are the wire's. */
export interface NextOfferRequest {
  siteAlias: string;
  url: string;
  preToken: string;
  style: string;
  /** Rubles. */
  sum: number;
  /** `7XXXXXXXXXX`. */
  telephone: string;
  /** The analytics client id; left out when there is none. */
  externalId?: string;
}

export function getNextOffer(
  transport: Transport,
  request: NextOfferRequest,
): Promise<CallResult<NextOffer>> {
  return transport.post('/offer/get-next-offer', request, NextOfferAnswer);
}

/** Section 3, "Offer". One without an id or a usable address is dropped. */
export const OfferAnswer = v.pipe(
  objectOf({
    offer_order_id: requiredId,
    partner: idText,
    is_top: flag,
    best: flag,
    is_external: flag,
    url: v.string(),
    advert_slogan: text,
    info_html: text,
    domain_url: text,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wire = dataset.value;
    const url = toWebAddress(wire.url);
    if (url === null) {
      addIssue({ message: 'no usable address' });
      return NEVER;
    }
    return {
      offerOrderId: wire.offer_order_id,
      partner: wire.partner,
      isTop: wire.is_top,
      best: wire.best,
      isExternal: wire.is_external,
      url,
      advertSlogan: wire.advert_slogan,
      infoHtml: wire.info_html,
      domainUrl: wire.domain_url,
    };
  }),
);
export type Offer = v.InferOutput<typeof OfferAnswer>;

/** The answer of `GET /offer/get-page` (section 3, "Offers page"). */
export const OffersPageAnswer = v.pipe(
  objectOf({
    offers: v.fallback(listOf(OfferAnswer), []),
    showcase_type_id: integerOr(DEFAULT_SHOWCASE_TYPE_ID),
    page_call_to_action: v.fallback(v.string(), DEFAULT_PAGE_CALL_TO_ACTION),
  }),
  v.transform((wire) => ({
    offers: wire.offers,
    showcaseTypeId: wire.showcase_type_id,
    pageCallToAction: wire.page_call_to_action,
  })),
);
export type OffersPage = v.InferOutput<typeof OffersPageAnswer>;

export function getOffersPage(
  transport: Transport,
  query: { pageAlias: string; siteAlias: string; fromSite: string; language: string },
): Promise<CallResult<OffersPage>> {
  return transport.get('/offer/get-page', query, OffersPageAnswer);
}

/** The body of both tracking calls (section 4, "Offer tracking"); the names are the wire's. */
export interface OfferTrackingBody {
  offers: [offerOrderId: string];
  partner: string;
  use_pre_token: true;
  token: string;
  showcase_type: number;
}

export function sendVisitedOffers(
  transport: Transport,
  body: OfferTrackingBody,
): Promise<CallResult<null>> {
  return transport.postOutlivingPage('/offer/send-visited-offers', body);
}

export function sendShownOffers(
  transport: Transport,
  body: OfferTrackingBody,
): Promise<CallResult<null>> {
  return transport.postOutlivingPage('/offer/send-shown-offers', body);
}

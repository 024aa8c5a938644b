/** `/offer`: the page's offers, and offer tracking; `/advert`: their logos. */
import * as v from 'valibot';
import { DEFAULT_PAGE_CALL_TO_ACTION, DEFAULT_SHOWCASE_TYPE_ID } from '../config/constants';
import { hostInLetters } from '../lib/hostInLetters';
import type { Id } from './source';
import {
  flag,
  id,
  integerOr,
  listField,
  listOf,
  objectOf,
  optionalInteger,
  optionalNumber,
  optionalInn,
  requiredId,
  requiredUrl,
  requiredUrlOrPath,
  shortText,
  text,
} from './fieldSchemas';
import { trimText } from '../lib/trimText';

/** A range of which one end may be unknown. */
export interface ValueRange {
  min: number | null;
  max: number | null;
}

function toRange(min: number | null, max: number | null): ValueRange | null {
  const isEmpty = min === null && max === null;
  const isReversed = min !== null && max !== null && min > max;
  return isEmpty || isReversed ? null : { min, max };
}

const MAX_AMOUNT_RUB = 100_000_000;
const MAX_TERM_DAYS = 36_500;
const MAX_PERCENT = 10_000;

/**
 * Advertiser and terms of an offer. All fields are optional, and their names are a guess; each is checked by itself and
 * omitted when it makes no sense.
 */
const TERM_FIELDS = {
  advertiser_name: v.fallback(v.optional(v.string(), ''), ''),
  advertiser_inn: optionalInn,
  /** Rubles. */
  amount_min: optionalInteger(1, MAX_AMOUNT_RUB),
  amount_max: optionalInteger(1, MAX_AMOUNT_RUB),
  /** Days. */
  term_min: optionalInteger(1, MAX_TERM_DAYS),
  term_max: optionalInteger(1, MAX_TERM_DAYS),
  /** The full cost of the loan («ПСК»), percent a year. */
  psk_min: optionalNumber(0, MAX_PERCENT),
  psk_max: optionalNumber(0, MAX_PERCENT),
  /** The interest rate, percent a day. */
  rate_min: optionalNumber(0, MAX_PERCENT),
  rate_max: optionalNumber(0, MAX_PERCENT),
};

/** Tags without a text, which editors leave in an empty field, count as no text. */
const toInfo = (html: string): string =>
  trimText(html.replace(/<[^>]*>|&(?:nbsp|#160|#8203);/g, '')) && html.trim();

/** Section 3, "Offer". Invalid without an id or a usable url. */
export const OfferItem = v.pipe(
  objectOf({
    offer_order_id: requiredId,
    partner: id,
    is_top: flag,
    best: flag,
    is_external: flag,
    url: requiredUrl,
    advert_slogan: text,
    info_html: text,
    domain_url: shortText,
    requires_biometrics: v.optional(flag, false),
    ...TERM_FIELDS,
  }),
  v.transform((raw) => ({
    offerOrderId: String(raw.offer_order_id),
    /** As they came: a strict service refuses a text for a number. */
    wireIds: { offer: raw.offer_order_id, partner: raw.partner },
    isTop: raw.is_top,
    isBest: raw.best,
    isExternal: raw.is_external,
    url: raw.url,
    advertSlogan: trimText(raw.advert_slogan) && raw.advert_slogan,
    infoHtml: toInfo(raw.info_html),
    domainUrl: hostInLetters(raw.domain_url.replace(/^(?:\w+:)?\/\/|[/?#].*/g, '')),
    requiresBiometrics: raw.requires_biometrics,
    advertiserName: trimText(raw.advertiser_name),
    advertiserInn: raw.advertiser_inn,
    amountRub: toRange(raw.amount_min, raw.amount_max),
    termDays: toRange(raw.term_min, raw.term_max),
    pskPercent: toRange(raw.psk_min, raw.psk_max),
    ratePercent: toRange(raw.rate_min, raw.rate_max),
  })),
);

/** An offer, with what its list says of all its offers. */
export type Offer = v.InferOutput<typeof OfferItem> & {
  showcaseTypeId: number;
  /** Label of the link; empty if the site's own is to be used. */
  callToAction: string;
};

/** Response of `GET /offer/get-page` (section 3, "Offers page"); broken offers are dropped. */
export const OffersPageResponse = v.pipe(
  objectOf({
    offers: listField('offers', OfferItem),
    showcase_type_id: integerOr(DEFAULT_SHOWCASE_TYPE_ID),
    page_call_to_action: v.fallback(v.string(), DEFAULT_PAGE_CALL_TO_ACTION),
  }),
  v.transform((raw): Offer[] =>
    raw.offers.map((offer) => ({
      ...offer,
      showcaseTypeId: raw.showcase_type_id,
      callToAction: trimText(raw.page_call_to_action),
    })),
  ),
);

/** Response of `GET /advert/get-slot-images`: urls of images, shown as offer logos. */
export const SlotImagesResponse = listOf(requiredUrlOrPath);

/** Body of both tracking calls (section 4, "Offer tracking"). */
export interface OfferTrackingBody {
  offers: [offerOrderId: Id];
  partner: Id;
  use_pre_token: true;
  token: Id;
  showcase_type: number;
}

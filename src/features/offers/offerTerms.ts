/** An offer's terms as its card shows them. Pure. */
import type { Offer, ValueRange } from '../../api/offer';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { plural } from '../../config/plural';
import { formatDigits } from '../../lib/money';

export interface Term {
  label: string;
  value: string;
}

interface RangeFormat {
  format: (value: number) => string;
  /** Unit of a range or a single value. `isLimit`: true after «от» or «до», which take the genitive. */
  unit: (value: number, isLimit: boolean) => string;
}

/** `1 000–30 000 ₽`, `30 000 ₽`, or «от» and «до» with one end. */
function formatRange({ min, max }: ValueRange, { format, unit }: RangeFormat): string {
  const withUnit = (value: number, isLimit: boolean) =>
    `${format(value)}\u00a0${unit(value, isLimit)}`;
  const { from, to } = DEFERRED_COPY.offers.terms;
  if (min === null) return max === null ? '' : `${to}\u00a0${withUnit(max, true)}`;
  if (max === null) return `${from}\u00a0${withUnit(min, true)}`;
  // Rounding may leave no difference to show.
  return format(min) === format(max)
    ? withUnit(max, false)
    : `${format(min)}–${withUnit(max, false)}`;
}

const RUBLES: RangeFormat = { format: formatDigits, unit: () => '₽' };

const TERM: RangeFormat = {
  format: formatDigits,
  unit: (days, isLimit) => plural(days, DEFERRED_COPY.offers.terms[isLimit ? 'limitDays' : 'days']),
};

const FRACTION_DIGITS = 3;
const percent = (unit: string): RangeFormat => ({
  format: (value) => String(Number(value.toFixed(FRACTION_DIGITS))).replace('.', ','),
  unit: () => unit,
});

const UNKNOWN: ValueRange = { min: null, max: null };

/** The loan sums of an offer; empty if unknown. */
export function formatOfferSum({ amountRub }: Offer): string {
  return formatRange(amountRub ?? UNKNOWN, RUBLES);
}

/** `до 30 000 ₽`; empty if unknown. */
export function formatOfferLimit({ amountRub }: Offer): string {
  return formatRange({ min: null, max: amountRub?.max ?? null }, RUBLES);
}

/** The full cost of the loan; empty if unknown. */
export function formatOfferCost({ pskPercent }: Offer): string {
  return formatRange(pskPercent ?? UNKNOWN, percent(DEFERRED_COPY.offers.terms.percentAYear));
}

/** True for a rate without the full cost: by law it must not be shown. */
export function hasRateWithoutCost({ pskPercent, ratePercent }: Offer): boolean {
  return ratePercent !== null && pskPercent === null;
}

/** The terms beside the sum, the full cost first; unknown ones are left out. */
export function getOfferTerms(offer: Offer): Term[] {
  const { terms } = DEFERRED_COPY.offers;
  const { ratePercent, termDays, pskPercent } = offer;
  const rate = pskPercent === null ? null : ratePercent;
  return [
    { label: terms.cost, value: formatOfferCost(offer) },
    { label: terms.rate, value: formatRange(rate ?? UNKNOWN, percent(terms.percentADay)) },
    { label: terms.term, value: formatRange(termDays ?? UNKNOWN, TERM) },
  ].filter(({ value }) => value !== '');
}

/** True if the offer's sums are known and contain the amount. */
export function fitsAmount({ amountRub }: Offer, amount: number): boolean {
  const { min, max } = amountRub ?? UNKNOWN;
  return max !== null && (min ?? 0) <= amount && amount <= max;
}

/** A straight quote before a letter opens one within another. */
const QUOTED = /[«"“„]([^«»"”“„]+)[»"”“](?![\p{L}\d])/u;

/** The brand in the advertiser's name: «Лодка» of «ООО МКК «Лодка»»; the whole name if nothing in it is quoted. */
export function offerName({ advertiserName }: Offer): string {
  const brand = QUOTED.exec(advertiserName)?.[1]?.trim() ?? '';
  return brand === '' ? advertiserName : brand;
}

/** A figure, or words that promise a loan without interest. */
const CONDITION = /[\d%]|процент|бесплатн|переплат/iu;

/** True if the card names any condition of the loan: by law a second warning belongs to it then. */
export function hasCondition(offer: Offer): boolean {
  if (formatOfferSum(offer) !== '' || getOfferTerms(offer).length > 0) return true;
  return CONDITION.test(offer.advertSlogan) || offer.infoHtml !== '';
}

/** Ways to sort a list: the largest sum, the shortest term, or the lowest full cost first. */
export const SORT_ORDERS = ['amount', 'term', 'cost'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Fewer offers need no sorting. */
const MIN_SORTABLE = 4;

export function areSortable(offers: readonly Offer[]): boolean {
  const comparable = offers.filter(
    ({ amountRub, termDays, pskPercent }) =>
      amountRub !== null || termDays !== null || pskPercent !== null,
  );
  return comparable.length >= MIN_SORTABLE;
}

/** Smaller comes first; what is unknown comes last. */
const SORT_KEYS: Record<SortOrder, (offer: Offer) => readonly number[]> = {
  amount: ({ amountRub }) => [-(amountRub?.max ?? 0)],
  term: ({ termDays }) => [termDays?.min ?? Infinity, termDays?.max ?? Infinity],
  // Compares the upper ends before the lower: the visitor may have to pay them.
  cost: ({ pskPercent }) => [pskPercent?.max ?? Infinity, pskPercent?.min ?? Infinity],
};

/** The offers other than a given one, in the same order; of several records of one offer the first. */
export function withoutOffer(offers: readonly Offer[], offer: Offer | undefined): Offer[] {
  const seen = new Set([offer?.offerOrderId]);
  return offers.filter(({ offerOrderId }) => {
    if (seen.has(offerOrderId)) return false;
    seen.add(offerOrderId);
    return true;
  });
}

/** Offers with `isTop` first, otherwise in the given order. */
export function sortTopFirst(offers: readonly Offer[]): Offer[] {
  return [...offers.filter(({ isTop }) => isTop), ...offers.filter(({ isTop }) => !isTop)];
}

/** Compares two offers in an order; zero keeps the list's own. */
export function compareOffers(order: SortOrder, one: Offer, other: Offer): number {
  const otherKey = SORT_KEYS[order](other);
  const differences = SORT_KEYS[order](one).map((value, at) => value - (otherKey[at] ?? 0));
  // That of two unknown values is NaN.
  return differences.find(Boolean) ?? 0;
}

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { OffersPageResponse, type Offer, type ValueRange } from '~/api/offer';
import {
  areSortable,
  compareOffers,
  fitsAmount,
  hasRateWithoutCost,
  hasCondition,
  formatOfferCost,
  formatOfferLimit,
  offerName,
  formatOfferSum,
  getOfferTerms,
  type SortOrder,
} from '~/features/offers/offerTerms';

const [NONE] = v.parse(OffersPageResponse, {
  offers: [{ offer_order_id: '1', url: 'https://p.example/' }],
}) as [Offer];

const buildOffer = (fields: Partial<Offer>): Offer => ({ ...NONE, ...fields });
const range = (min: number | null, max: number | null): ValueRange => ({ min, max });
/** A value never breaks: each of its spaces is a no-break space. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

describe('the sum of an offer', () => {
  it.each([
    [range(1_000, 30_000), '1 000–30 000 ₽', 'до 30 000 ₽'],
    [range(500, 1_500_000), '500–1 500 000 ₽', 'до 1 500 000 ₽'],
    [range(30_000, 30_000), '30 000 ₽', 'до 30 000 ₽'],
    [range(null, 50_000), 'до 50 000 ₽', 'до 50 000 ₽'],
    [range(5_000, null), 'от 5 000 ₽', ''],
    [null, '', ''],
  ])('%j is shown as "%s", in the overlay as "%s"', (amountRub, sum, limit) => {
    const offer = buildOffer({ amountRub });
    expect(formatOfferSum(offer)).toBe(unbroken(sum));
    expect(formatOfferLimit(offer)).toBe(unbroken(limit));
  });
});

describe('the term of an offer', () => {
  it.each([
    [range(5, 21), '5–21 день'],
    [range(1, 2), '1–2 дня'],
    [range(5, 11), '5–11 дней'],
    [range(90, 1_824), '90–1 824 дня'],
    [range(23, 23), '23 дня'],
    [range(112, 112), '112 дней'],
    [range(null, 2), 'до 2 дней'],
    [range(null, 21), 'до 21 дня'],
    [range(2, null), 'от 2 дней'],
    [range(121, null), 'от 121 дня'],
  ])('%j is shown as "%s"', (termDays, value) => {
    expect(getOfferTerms(buildOffer({ termDays }))).toEqual([
      { label: 'Срок', value: unbroken(value) },
    ]);
  });
});

describe('the full cost of an offer', () => {
  it.each([
    [range(0, 292), '0–292 % годовых'],
    [range(85.5, 249.123), '85,5–249,123 % годовых'],
    [range(291.9999, 292.00049), '292 % годовых'],
    [range(0.1 + 0.2, null), 'от 0,3 % годовых'],
    [range(null, 292), 'до 292 % годовых'],
    [range(292, 292), '292 % годовых'],
    [range(0, 0), '0 % годовых'],
    [null, ''],
  ])('%j is shown as "%s"', (pskPercent, value) => {
    expect(formatOfferCost(buildOffer({ pskPercent }))).toBe(unbroken(value));
  });
});

describe('the terms of an offer', () => {
  it('are the full cost, the rate and the term, in this order', () => {
    const offer = buildOffer({
      termDays: range(7, 30),
      ratePercent: range(0, 0.8),
      pskPercent: range(0, 292),
    });
    expect(getOfferTerms(offer)).toEqual([
      { label: 'ПСК', value: unbroken('0–292 % годовых') },
      { label: 'Ставка', value: unbroken('0–0,8 % в день') },
      { label: 'Срок', value: unbroken('7–30 дней') },
    ]);
    expect(hasRateWithoutCost(offer)).toBe(false);
  });

  it('lack a rate whose full cost is unknown', () => {
    const offer = buildOffer({ termDays: range(7, 30), ratePercent: range(0, 0.8) });
    expect(getOfferTerms(offer).map(({ label }) => label)).toEqual(['Срок']);
    expect(hasRateWithoutCost(offer)).toBe(true);
  });

  it('are none when no field is known', () => {
    expect(getOfferTerms(NONE)).toEqual([]);
    expect(hasRateWithoutCost(NONE)).toBe(false);
  });
});

describe('the name of an offer', () => {
  it.each([
    ['ООО МКК «Лодка Финанс»', 'Лодка Финанс'],
    ['ООО "Лодка Финанс"', 'Лодка Финанс'],
    ['АО МФК “Лодка”', 'Лодка'],
    ['АО МФК „Лодка“', 'Лодка'],
    ['ООО МКК « Лодка »', 'Лодка'],
    ['ООО «МКК «Лодка»', 'Лодка'],
    ['ООО "МКК "Лодка""', 'Лодка'],
    ['ООО "МКК "Лодка"', 'Лодка'],
    ['ООО "Лодка" ("Вёсла")', 'Лодка'],
    ['ИП Лодкин', 'ИП Лодкин'],
    ['ООО «»', 'ООО «»'],
    ['ООО « »', 'ООО « »'],
    ['ООО «Лодка', 'ООО «Лодка'],
    ['', ''],
  ])('of the advertiser "%s" is "%s"', (advertiserName, name) => {
    expect(offerName(buildOffer({ advertiserName }))).toBe(name);
  });
});

describe('an offer', () => {
  it.each([
    [range(3_000, 50_000), 2_999, false],
    [range(3_000, 50_000), 3_000, true],
    [range(3_000, 50_000), 50_000, true],
    [range(3_000, 50_000), 50_001, false],
    [range(30_000, 30_000), 30_000, true],
    [range(null, 50_000), 1, true],
    [range(null, 50_000), 50_001, false],
    // Without the upper end it may lend less.
    [range(3_000, null), 3_000, false],
    [null, 30_000, false],
  ])('with the sums %j and the amount %d fits: %j', (amountRub, amount, fits) => {
    expect(fitsAmount(buildOffer({ amountRub }), amount)).toBe(fits);
  });

  it.each<[string, Partial<Offer>, boolean]>([
    ['no field', {}, false],
    ['a sum', { amountRub: range(null, 30_000) }, true],
    ['a term', { termDays: range(7, null) }, true],
    ['the full cost', { pskPercent: range(0, 292) }, true],
    ['a rate that is not shown', { ratePercent: range(0, 0.8) }, false],
    ['a slogan with a figure', { advertSlogan: 'До 30 000 ₽' }, true],
    ['a slogan that promises no interest', { advertSlogan: 'Первый займ без процентов' }, true],
    ['a slogan that promises a free loan', { advertSlogan: 'Первый займ бесплатно' }, true],
    ['a slogan without a condition', { advertSlogan: 'На карту по паспорту' }, false],
    ['an info text', { infoHtml: '<p>Срок: неделя</p>' }, true],
    ['an advertiser', { advertiserName: 'ООО «Лодка 24»', advertiserInn: '7700000001' }, false],
  ])('with %s (%j) names a condition: %j', (_what, fields, isNamed) => {
    expect(hasCondition(buildOffer(fields))).toBe(isNamed);
  });
});

describe('sorting', () => {
  type Ends = Parameters<typeof range>;
  const named = (offerOrderId: string, amount: Ends, term: Ends, cost: Ends) =>
    buildOffer({
      ...{ offerOrderId, amountRub: range(...amount) },
      ...{ termDays: range(...term), pskPercent: range(...cost) },
    });
  const list: readonly Offer[] = [
    buildOffer({ offerOrderId: 'unknown' }),
    named('large', [10_000, 100_000], [90, 365], [85, 249]),
    named('small', [1_000, 10_000], [5, 30], [180, 292]),
    named('twin', [2_000, 10_000], [5, 30], [180, 292]),
    named('middle', [null, 50_000], [5, 21], [0, 292]),
    named('half known', [90_000, null], [null, 7], [10, null]),
    buildOffer({ offerOrderId: 'unknown too' }),
  ];

  it.each<[SortOrder, string[]]>([
    ['amount', ['large', 'middle', 'small', 'twin', 'unknown', 'half known', 'unknown too']],
    ['term', ['middle', 'small', 'twin', 'large', 'half known', 'unknown', 'unknown too']],
    ['cost', ['large', 'middle', 'small', 'twin', 'half known', 'unknown', 'unknown too']],
  ])('by %s puts unknown values last and keeps the list’s order of equal ones', (order, ids) => {
    const sorted = [...list].sort((one, other) => compareOffers(order, one, other));
    expect(sorted.map(({ offerOrderId }) => offerOrderId)).toEqual(ids);
  });

  it.each([
    [4, 0, true],
    [4, 5, true],
    [3, 0, false],
    [3, 5, false],
    [0, 9, false],
  ])('%d comparable offers among %d others can be sorted: %j', (comparable, others, isOffered) => {
    const terms: Partial<Offer>[] = [
      { amountRub: range(1_000, null) },
      { termDays: range(null, 30) },
      { pskPercent: range(0, 292) },
      { amountRub: range(1_000, 30_000) },
    ];
    const offers = [
      ...Array.from({ length: others }, () => buildOffer({ ratePercent: range(0, 1) })),
      ...terms.slice(0, comparable).map(buildOffer),
    ];
    expect(areSortable(offers)).toBe(isOffered);
  });
});

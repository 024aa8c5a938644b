/** Properties of untrusted input: flags, urls, whole responses. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CheckboxConfigResponse, SourceResponse } from '~/api/help';
import { parseNextOffer } from '~/api/nextOffer';
import { OffersPageResponse, SlotImagesResponse } from '~/api/offer';
import { SiteDocumentsResponse, SiteInfoResponse } from '~/api/site';
import { flag, flagOnByDefault, idText, integerOr, parsedBy, text } from '~/api/fieldSchemas';
import { buildOfferLink } from '~/features/offers/offerLink';
import {
  compareOffers,
  fitsAmount,
  SORT_ORDERS,
  formatOfferLimit,
  formatOfferSum,
  getOfferTerms,
} from '~/features/offers/offerTerms';
import { trimText } from '~/lib/trimText';
import { toWebUrl, toWebUrlOrPath } from '~/lib/webUrl';
import fc, { forAll } from '../../support/properties';

const flagLike = fc.constantFrom('1', '0', '', 1, 0, true, false, '01', ' 1', 'true', '1.0', 2, -0);
const anything = fc.oneof(fc.anything(), flagLike, fc.string(), fc.double());
const isOneOf = (value: unknown, ...those: unknown[]) =>
  those.includes(typeof value === 'string' ? trimText(value) : value);

describe('a wire flag', () => {
  it('is true only for "1", 1 and true', () =>
    forAll(anything, (value) => {
      expect(v.parse(flag, value)).toBe(isOneOf(value, '1', 1, true));
    }));

  it('that is on by default is false only for "0", 0 and false', () =>
    forAll(anything, (value) => {
      expect(v.parse(flagOnByDefault, value)).toBe(!isOneOf(value, '0', 0, false));
    }));
});

describe('a wire value', () => {
  it('has its type whatever was received', () =>
    forAll(anything, (value) => {
      expect(typeof v.parse(text, value)).toBe('string');
      expect(typeof v.parse(idText, value)).toBe('string');
      expect(Number.isSafeInteger(v.parse(integerOr(10), value))).toBe(true);
    }));
});

const scheme = fc.constantFrom('http:', 'https:', 'HTTPS:', 'javascript:', 'data:', '', 'ftp:');
const slashes = fc.constantFrom('//', '/', '///', '\\\\', '/\\', '');
const host = fc.oneof(fc.domain(), fc.string({ maxLength: 12 }), fc.constant('user:pw@a.example'));
const urlLike = fc
  .tuple(fc.constantFrom('', ' ', '\t', '\u0001'), scheme, slashes, host, fc.webPath())
  .map((pieces) => pieces.join(''));
const anyUrl = fc.oneof(urlLike, fc.string({ unit: 'binary' }), fc.webUrl());

describe('a url', () => {
  it('is accepted only if absolute, http(s) and without credentials', () =>
    forAll(anyUrl, (entered) => {
      const url = toWebUrl(entered);
      if (url === null) return;
      const { protocol, username, password, hostname } = new URL(url);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(hostname).not.toBe('');
    }));

  it('given as a path never leads to another host', () =>
    forAll(anyUrl, (entered) => {
      const url = toWebUrlOrPath(entered);
      if (url === null || toWebUrl(entered) !== null) return;
      expect(new URL(url, 'https://own.example/').origin).toBe('https://own.example');
    }));

  it('of an offer keeps its own parameters and gains the visit’s', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((each) => each !== 'clickid');
    const own = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[\w%]{0,8}$/)), {
      selector: ([each]) => each,
    });
    forAll(fc.domain(), own, fc.string({ minLength: 1 }), (domain, parameters, token) => {
      const query = parameters.map(([key, value]) => `${key}=${value}`);
      const link = buildOfferLink(`https://${domain}/a?${query.join('&')}#h`, {
        key: '',
        region: '',
        clickid: token,
        ya_click: '',
      });
      const url = new URL(link);
      query.forEach((pair) => expect(link).toContain(pair));
      expect(url.searchParams.getAll('clickid')).toEqual([token]);
      expect(url.hostname).toBe(domain.toLowerCase());
      expect(url.hash).toBe('#h');
    });
  });
});

describe('the optional fields of an offer', () => {
  const names = [
    'advertiser_name',
    'advertiser_inn',
    ...['amount', 'term', 'psk', 'rate'].flatMap((name) => [`${name}_min`, `${name}_max`]),
  ];
  const numberLike = fc.oneof(
    fc.integer({ min: -10, max: 100_000_000 }),
    fc.double(),
    fc.double({ min: 0, max: 300, noNaN: true }),
    fc.stringMatching(/^-?\d{0,11}([.,]\d{0,7})?$/),
    fc.constantFrom(-0, NaN, Infinity, 1e-7, 'NaN', 'null', null, undefined),
  );
  const fields = fc.dictionary(fc.constantFrom(...names), fc.oneof(numberLike, fc.anything()));
  const parseOffers = (wires: readonly object[]) =>
    v.parse(OffersPageResponse, {
      offers: wires.map((wire, id) => ({ ...wire, offer_order_id: id, url: 'https://p.example/' })),
    });
  const NUMBER = String.raw`\d+(\u00a0\d{3})*(,\d{1,3})?`;
  const UNIT = '(₽|%\u00a0годовых|%\u00a0в\u00a0день|день|дня|дней)';
  const VALUE = new RegExp(`^((от|до)\u00a0|${NUMBER}–)?${NUMBER}\u00a0${UNIT}$`);

  it('never drop the offer and are shown as numbers with a unit, or not at all', () =>
    forAll(fields, (wire) => {
      const offers = parseOffers([wire]);
      expect(offers).toHaveLength(1);
      for (const offer of offers) {
        const terms = getOfferTerms(offer);
        for (const { value } of terms) expect(value).toMatch(VALUE);
        const sums = [formatOfferSum(offer), formatOfferLimit(offer)].filter((sum) => sum !== '');
        for (const sum of sums) expect(sum).toMatch(VALUE);
        const { min, max } = offer.amountRub ?? { min: null, max: null };
        const isInside = max !== null && 30_000 >= (min ?? 0) && 30_000 <= max;
        expect(fitsAmount(offer, 30_000)).toBe(isInside);
        expect(offer.advertiserInn).toMatch(/^(\d{10}|\d{12})?$/);
        const labels = terms.map(({ label }) => label);
        if (labels.includes('Ставка')) expect(labels[0]).toBe('ПСК');
      }
    }));

  it('let any list be sorted into one order', () =>
    forAll(fc.array(fields, { maxLength: 8 }), fc.constantFrom(...SORT_ORDERS), (wires, order) => {
      const sorted = parseOffers(wires).sort((one, other) => compareOffers(order, one, other));
      sorted.forEach((one, index) => {
        const later = sorted.slice(index + 1);
        for (const other of later) expect(compareOffers(order, one, other)).toBeLessThan(1);
      });
    }));
});

describe('a response schema', () => {
  const schemas = {
    SourceResponse,
    CheckboxConfigResponse,
    NextOfferResponse: parsedBy(parseNextOffer),
    OffersPageResponse,
    SiteInfoResponse,
    SiteDocumentsResponse,
    SlotImagesResponse,
  };

  it.each(Object.entries(schemas))(
    '%s accepts or rejects any JSON and never throws',
    (_name, schema) => {
      forAll(fc.jsonValue({ stringUnit: 'binary' }), (json) => {
        const result = v.safeParse(schema, json);
        if (!result.success) return;
        expect(JSON.stringify(result.output)).not.toContain('"__proto__"');
      });
    },
  );

  it('of the site settings gives every field its type whatever was received', () => {
    const [settings] = SiteInfoResponse.pipe;
    const fields = Object.keys(settings.pipe[1].entries);
    const right = v.parse(SiteInfoResponse, {});
    const names = Object.keys(right) as (keyof typeof right)[];
    // The settings of slots become lists of one field.
    expect(fields.length).toBeGreaterThan(names.length);
    const received = fc.record(Object.fromEntries(fields.map((field) => [field, anything])), {
      requiredKeys: [],
    });
    forAll(received, (wire) => {
      const options = v.parse(SiteInfoResponse, wire);
      for (const name of names) expect(typeof options[name], name).toBe(typeof right[name]);
      const slots = Object.values(options.slots).flatMap((lists) => Object.values(lists).flat());
      expect(slots.filter((slot) => typeof slot !== 'string')).toEqual([]);
    });
  });

  it('of the site settings ignores a prototype in the JSON', () => {
    const json: unknown = JSON.parse('{"__proto__": {"poisoned": true}}');
    expect(v.parse(SiteInfoResponse, json)).not.toHaveProperty('poisoned');
    expect({}).not.toHaveProperty('poisoned');
  });
});

/** The optional fields of an offer, each by itself. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildOffer, buildTerms } from '~mocks/data/offers';
import { OffersPageResponse } from '~/api/offer';

const complete = buildOffer(
  buildTerms('Лодка', '7700000001', [1_000, 30_000], [7, 30], [0, 292], [0, 0.8]),
);

const parsed = {
  advertiserName: 'ООО МКК «Лодка»',
  advertiserInn: '7700000001',
  amountRub: { min: 1_000, max: 30_000 },
  termDays: { min: 7, max: 30 },
  pskPercent: { min: 0, max: 292 },
  ratePercent: { min: 0, max: 0.8 },
};

/** Parses a page with one offer that has these fields; `undefined` removes one. */
function parseOffer(fields: Record<string, unknown>) {
  const wire = JSON.parse(JSON.stringify({ ...complete, ...fields })) as unknown;
  const offers = v.parse(OffersPageResponse, { offers: [wire] });
  expect(offers).toHaveLength(1);
  return offers[0];
}

const JUNK = ['', ' ', 'много', '1e3', '30 000', '0x10', '-1', true, [], [5], {}, null];

describe('an offer from the service', () => {
  it('has every optional field that was sent', () => {
    expect(parseOffer({})).toMatchObject(parsed);
  });

  it('has no optional field when an older service sends none', () => {
    const offers = v.parse(OffersPageResponse, { offers: [buildOffer()] });
    expect(offers).toMatchObject([
      {
        advertiserName: '',
        advertiserInn: '',
        amountRub: null,
        termDays: null,
        pskPercent: null,
        ratePercent: null,
      },
    ]);
  });

  it.each([
    ['domain_url', 'xn--80aafc7c0e.xn--p1ai', { domainUrl: 'гавань.рф' }],
    ['domain_url', 'https://xn--80aafc7c0e.xn--p1ai/apply', { domainUrl: 'гавань.рф' }],
    ['domain_url', 'lodka.example/apply?a=1', { domainUrl: 'lodka.example' }],
    ['domain_url', '//lodka.example/', { domainUrl: 'lodka.example' }],
    ['domain_url', ' lodka.example\u200b', { domainUrl: 'lodka.example' }],
    ['advert_slogan', ' \u200b', { advertSlogan: '' }],
    ['advert_slogan', ' До зарплаты ', { advertSlogan: ' До зарплаты ' }],
    ['amount_min', '3000', { amountRub: { min: 3_000, max: 30_000 } }],
    ['amount_min', '2000\u00a0', { amountRub: { min: 2_000, max: 30_000 } }],
    ['amount_max', '50000,00', { amountRub: { min: 1_000, max: 50_000 } }],
    ['term_min', '5', { termDays: { min: 5, max: 30 } }],
    ['term_max', 30, { termDays: { min: 7, max: 30 } }],
    ['psk_min', '85,5', { pskPercent: { min: 85.5, max: 292 } }],
    ['psk_max', '249.123', { pskPercent: { min: 0, max: 249.123 } }],
    ['psk_max', 0, { pskPercent: { min: 0, max: 0 } }],
    ['rate_min', '0,23', { ratePercent: { min: 0.23, max: 0.8 } }],
    ['rate_max', '1', { ratePercent: { min: 0, max: 1 } }],
    ['advertiser_inn', 770_000_000_112, { advertiserInn: '770000000112' }],
    ['advertiser_inn', '007700000011', { advertiserInn: '007700000011' }],
    ['advertiser_inn', 274_051_582, { advertiserInn: '0274051582' }],
    ['advertiser_inn', ' 7707083893\u200b', { advertiserInn: '7707083893' }],
    ['advertiser_inn', 'ИНН 7707083893', { advertiserInn: '7707083893' }],
    ['advertiser_inn', 'ИНН - 7707083893', { advertiserInn: '7707083893' }],
    ['advertiser_inn', '7707 083\u00a0893', { advertiserInn: '7707083893' }],
    ['advertiser_inn', '7707083893/770701001', { advertiserInn: '7707083893' }],
    ['advertiser_name', '  ИП Лодкин\n', { advertiserName: 'ИП Лодкин' }],
    ['advertiser_name', '\u200b', { advertiserName: '' }],
    ['info_html', ' \n', { infoHtml: '' }],
    ['info_html', '<p>&#160;\u200b</p>', { infoHtml: '' }],
    ['info_html', '<p><br>&nbsp;</p>\n', { infoHtml: '' }],
    ['info_html', ' <p>Срок: неделя</p>\n', { infoHtml: '<p>Срок: неделя</p>' }],
  ])('takes %s from %j', (name, value, fields) => {
    expect(parseOffer({ [name]: value })).toMatchObject({ ...parsed, ...fields });
  });

  const withoutField = {
    amount_min: { amountRub: { min: null, max: 30_000 } },
    amount_max: { amountRub: { min: 1_000, max: null } },
    term_min: { termDays: { min: null, max: 30 } },
    term_max: { termDays: { min: 7, max: null } },
    psk_min: { pskPercent: { min: null, max: 292 } },
    psk_max: { pskPercent: { min: 0, max: null } },
    rate_min: { ratePercent: { min: null, max: 0.8 } },
    rate_max: { ratePercent: { min: 0, max: null } },
    advertiser_inn: { advertiserInn: '' },
  };
  const unusable = {
    // A comma or point before three digits may stand between groups: no card may say 30 ₽ for 30 000 ₽.
    amount_min: [0, -1_000, 1_000.5, '1000,5', '1,000', 1e12],
    amount_max: [0, -1, 30_000.5, '30.000', '30,000', '12345678901'],
    term_min: [0, -7, 7.5, 1e6],
    term_max: [0, -30, '30 дней', 36_501],
    psk_min: [-0.1, '85,5%', 10_001],
    psk_max: [-292, '1.000,5', 1e9],
    rate_min: [-0.01, ',5', 10_001],
    rate_max: [-0.8, '0,', 1e9],
    advertiser_inn: ['123456789', '12345678901', '77000000о1', 77_000_000, -7_700_000_001, 1e21],
  };

  it.each(Object.keys(withoutField) as (keyof typeof withoutField)[])(
    'lacks only %s when its value is unusable',
    (name) => {
      for (const value of [...unusable[name], ...JUNK, undefined]) {
        const offer = parseOffer({ [name]: value });
        expect(offer, JSON.stringify(value)).toMatchObject({ ...parsed, ...withoutField[name] });
      }
    },
  );

  it('lacks only its advertiser when that is no text', () => {
    for (const value of [null, undefined, 5, true, [], {}, '', ' \n']) {
      const offer = parseOffer({ advertiser_name: value });
      expect(offer, JSON.stringify(value)).toMatchObject({ ...parsed, advertiserName: '' });
    }
  });

  it.each([
    ['amount', 'amountRub', 30_000, 1_000],
    ['term', 'termDays', 30, 7],
    ['psk', 'pskPercent', 292, 291.9],
    ['rate', 'ratePercent', '0,8', '0,79'],
  ])('lacks only its %s when the ends are reversed', (prefix, field, min, max) => {
    expect(parseOffer({ [`${prefix}_min`]: min, [`${prefix}_max`]: max })).toMatchObject({
      ...parsed,
      [field]: null,
    });
  });
});

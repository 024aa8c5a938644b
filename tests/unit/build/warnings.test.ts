import { describe, expect, it } from 'vitest';
import { demoWarnings } from '~/build/site/demoWarnings';
import { legalWarnings } from '~/build/site/legalWarnings';
import { parseSite } from '~/build/site/readSite';
import { bereg, demo } from '~tests/support/sites';

/** A site about which there is nothing to ask. */
const careful = {
  ...bereg,
  consent: { variant: 'configured' },
  cookieNotice: { timeoutMeans: 'nothing', counter: 'afterConsent' },
  copy: { wording: { first: { tagline: 'Подбор займа*' } } },
  ads: { ...bereg.ads, allowedPlatforms: ['ads_none', 'yandex'] },
  legal: { ...bereg.legal, company: 'ООО «Тихий берег», ИНН 7707083893' },
} as const;

const asked = (changes: object) => legalWarnings(parseSite({ ...careful, ...changes }, 'a.json'));

describe('the legal warnings', () => {
  it('are empty for a careful site', () => expect(asked({})).toEqual([]));

  const findings: [warning: string, changes: object][] = [
    [
      'the old checkbox starts checked, and a consent must be given: set consent.startsTicked to false',
      { consent: { variant: 'settings' } },
    ],
    [
      'ten seconds of the cookie notice count as a consent: set cookieNotice.timeoutMeans to "nothing"',
      { cookieNotice: { counter: 'afterConsent' } },
    ],
    [
      'the counter, ads and push start before the consent: set cookieNotice.counter to "afterConsent"',
      { cookieNotice: { timeoutMeans: 'nothing' } },
    ],
    [
      'data of visitors leaves the country: take google, google_many out of ads.allowedPlatforms',
      { ads: { ...bereg.ads, allowedPlatforms: ['google', 'yandex', 'google_many'] } },
    ],
    [
      'the company has no ИНН: add "ИНН" and its number to legal.company',
      { legal: { ...careful.legal, company: 'ООО «Тихий берег», ИНН 77012' } },
    ],
    [
      'the ИНН 500100732258 does not exist, by its last digits: correct legal.warning',
      { legal: { ...careful.legal, warning: 'Рекламодатель: ИП Иванова, ИНН 500100732258' } },
    ],
    [
      'the ИНН 7707 083 894 does not exist, by its last digits: correct legal.company',
      { legal: { ...careful.legal, company: 'ООО «Берег», ИНН организации: 7707 083 894' } },
    ],
    [
      'the asterisk of copy.wording.later.tagline has no footnote: add one to legal.footnote',
      {
        legal: { ...careful.legal, footnote: '' },
        copy: { wording: { first: { tagline: 'Подбор' }, later: { tagline: 'Займ*' } } },
      },
    ],
    ['"Easy money" has no word in Russian: change trust.0', { trust: ['Easy money', 'Быстро'] }],
    [
      '"Happy New Year!" has no word in Russian: change notes.0.text',
      { notes: [{ text: 'Happy New Year!', until: '2027-01-08' }] },
    ],
    ...[
      'Первый займ бесплатно',
      'Под 0 %',
      'Без отказа',
      'Займ без процентов',
      'Ставка 0\u00a0%',
    ].map((text): (typeof findings)[number] => [
      `"${text}" has no conditions and no warning beside it: set legal.claimPlacement to "form", or change copy.intro`,
      { copy: { ...careful.copy, intro: text } },
    ]),
    [
      '"Бесплатно" has no conditions and no warning beside it: set legal.claimPlacement to "form", or change trust.0.text',
      { trust: [{ icon: 'M0 0', text: 'Бесплатно' }] },
    ],
  ];

  it.each(findings)('say that %s', (warning, changes) => expect(asked(changes)).toEqual([warning]));

  it.each([
    ['a rate that is not zero', { copy: { ...careful.copy, intro: 'От 10 % до 20 %, от 1,0 %' } }],
    ['an old box that starts unchecked', { consent: { startsTicked: false } }],
    ['no counter', { counter: 'none', cookieNotice: { timeoutMeans: 'nothing' } }],
    ['an entrepreneur', { legal: { ...careful.legal, company: 'ИП Иванова, ИНН: 500100732259' } }],
    [
      'digits in groups, and КПП',
      { legal: { ...careful.legal, company: 'ООО «Берег», ИНН/КПП 7707 083 893 / 773601001' } },
    ],
    ['a foreign brand', { brand: 'Credo' }],
  ])('do not mind %s', (_what, changes) => expect(asked(changes)).toEqual([]));
});

describe('the warnings of demo values', () => {
  it('name each value of the demo that a copied config still has', () => {
    const copied = { ...demo, alias: 'loan', siteAlias: 'loan', brand: 'Ваш займ' };
    const paths = [
      ...['logoMark', 'trust', 'legal.company', 'legal.footnote', 'head.description'],
      ...['head.ogTitle', 'ads.accounts.google.accountId', 'ads.accounts.leadstech.alias'],
      ...['push.rolleradsZones', 'push.scriptOrigins'],
    ];
    expect(demoWarnings(copied)).toEqual([
      ...paths.map(
        (path) => `${path} has the value of the demo site: set your own, or leave it out`,
      ),
      'push.scriptOrigins.0 is an example address: set your own',
      'push.scriptOrigins.1 is an example address: set your own',
    ]);
  });

  it('name the example addresses of another site, and nothing else', () =>
    expect(demoWarnings(bereg)).toEqual([
      'ads.accounts.leadstech.scriptUrl is an example address: set your own',
      'counter.origins.0 is an example address: set your own',
    ]));
});

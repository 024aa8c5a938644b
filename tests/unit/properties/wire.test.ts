/** What must hold of everything that comes from outside: flags, addresses, whole answers. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SlotImagesAnswer } from '../../../src/api/advert';
import { CheckboxConfigAnswer } from '../../../src/api/help';
import { SourceAnswer } from '../../../src/api/source';
import { NextOfferAnswer, OffersPageAnswer } from '../../../src/api/offer';
import { SiteDocumentsAnswer, SiteInfoAnswer } from '../../../src/api/site';
import { flag, flagOnByDefault, idText, integerOr, text } from '../../../src/api/wire';
import { eridOf, offerLink } from '../../../src/features/offers/offerLink';
import { toWebAddress, toWebAddressOrPath } from '../../../src/lib/webAddress';
import fc from '../../support/properties';

const flagLike = fc.constantFrom('1', '0', '', 1, 0, true, false, '01', ' 1', 'true', '1.0', 2, -0);
const anything = fc.oneof(fc.anything(), flagLike, fc.string(), fc.double());
const isOneOf = (value: unknown, ...those: unknown[]) => those.some((each) => each === value);

describe('a flag', () => {
  it('is true for 1, one and true alone', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(v.parse(flag, value)).toBe(isOneOf(value, '1', 1, true));
      }),
    );
  });

  it('that is on by default is false for 0, zero and false alone', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(v.parse(flagOnByDefault, value)).toBe(!isOneOf(value, '0', 0, false));
      }),
    );
  });
});

describe('single values', () => {
  it('are of their type whatever came', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(typeof v.parse(text, value)).toBe('string');
        expect(typeof v.parse(idText, value)).toBe('string');
        expect(Number.isSafeInteger(v.parse(integerOr(10), value))).toBe(true);
      }),
    );
  });
});

const scheme = fc.constantFrom('http:', 'https:', 'HTTPS:', 'javascript:', 'data:', '', 'ftp:');
const slashes = fc.constantFrom('//', '/', '///', '\\\\', '/\\', '');
const host = fc.oneof(fc.domain(), fc.string({ maxLength: 12 }), fc.constant('user:pw@a.example'));
const addressLike = fc
  .tuple(fc.constantFrom('', ' ', '\t', '\u0001'), scheme, slashes, host, fc.webPath())
  .map((pieces) => pieces.join(''));
const anyAddress = fc.oneof(addressLike, fc.string({ unit: 'binary' }), fc.webUrl());

describe('an address', () => {
  it('that is used is absolute, http or https, and without a name and password', () => {
    fc.assert(
      fc.property(anyAddress, (entered) => {
        const address = toWebAddress(entered);
        if (address === null) return;
        const { protocol, username, password, hostname } = new URL(address);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        expect(hostname).not.toBe('');
      }),
    );
  });

  it('that may be a path never leads to another host by one', () => {
    fc.assert(
      fc.property(anyAddress, (entered) => {
        const address = toWebAddressOrPath(entered);
        if (address === null || toWebAddress(entered) !== null) return;
        expect(new URL(address, 'https://own.example/').origin).toBe('https://own.example');
      }),
    );
  });

  it('of an offer keeps its own parameters and gets the visit’s', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((each) => each !== 'clickid');
    const own = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[\w%]{0,8}$/)), {
      selector: ([each]) => each,
    });
    fc.assert(
      fc.property(fc.domain(), own, fc.string({ minLength: 1 }), (domain, parameters, token) => {
        const query = parameters.map(([key, value]) => `${key}=${value}`);
        const link = offerLink(`https://${domain}/a?${query.join('&')}#h`, {
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
        expect(typeof eridOf(link)).toBe('string');
      }),
    );
  });
});

describe('an answer', () => {
  const answers = {
    SourceAnswer,
    CheckboxConfigAnswer,
    NextOfferAnswer,
    OffersPageAnswer,
    SiteInfoAnswer,
    SiteDocumentsAnswer,
    SlotImagesAnswer,
  };

  it.each(Object.entries(answers))(
    '%s takes any JSON or refuses it, and never throws',
    (_name, answer) => {
      fc.assert(
        fc.property(fc.jsonValue({ noUnicodeString: false }), (json) => {
          const result = v.safeParse(answer, json);
          if (!result.success) return;
          expect(JSON.stringify(result.output)).not.toContain('"__proto__"');
        }),
      );
    },
  );

  it('whose fields are anything still has each of its own type', () => {
    const names = Object.keys(v.parse(SiteInfoAnswer, {})) as (keyof v.InferOutput<
      typeof SiteInfoAnswer
    >)[];
    const wireNames = fc.constantFrom('title', 'ads_use', 'push_service', 'gdpr_text', '__proto__');
    const right = v.parse(SiteInfoAnswer, {});
    fc.assert(
      fc.property(fc.dictionary(wireNames, fc.anything()), (wire) => {
        const options = v.parse(SiteInfoAnswer, wire);
        for (const name of names) expect(typeof options[name]).toBe(typeof right[name]);
      }),
    );
    expect(Reflect.get({}, 'poisoned')).toBeUndefined();
  });
});

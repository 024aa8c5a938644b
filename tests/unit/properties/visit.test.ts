// @vitest-environment happy-dom
/** Properties of cookies and visit rules for any url and cookie. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stripPhone } from '~/boot/stripPhone';
import { parseColorMode } from '~/features/colorMode/colorMode';
import { parseExpiration, timeRemainingSec } from '~/features/countdown/countdown';
import { nextThemeAlias, parseThemeAlias } from '~/features/theme/themeRules';
import {
  isDefaultVisit,
  needsParsing,
  parseVisitCookie,
  resetForNextVisit,
  serializeVisit,
  withoutQuery,
  type VisitRecord,
} from '~/features/visit/visitRecord';
import { createCookieJar } from '~/lib/cookieJar';
import { CAMPAIGN_PARAMETERS } from '../../support/campaignParameters';
import fc, { forAll } from '../../support/properties';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string());

const record: fc.Arbitrary<VisitRecord> = fc.record({
  url: fc.webUrl(),
  key: fc.string({ maxLength: 40 }),
  token: fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('12345678901234567890', 'true')),
  telephone: fc.oneof(fc.constant(''), fc.stringMatching(/^79\d{9}$/)),
  regionId: fc.string({ maxLength: 10 }),
  alternativeSettings: fc.boolean(),
  adsKeyCustom: fc.string({ maxLength: 20 }),
  adsUseCustom: fc.boolean(),
});

/** Fields of any length up to beyond a cookie's limit: ASCII, escaped in JSON, or longer when encoded. */
const anyLength = fc
  .tuple(fc.constantFrom('x', 'ж', '"', '\\', '%', '\u0001', '\ud83d', '😀', "'"), fc.nat(4_200))
  .map(([character, length]) => character.repeat(length));
const longRecord = fc
  .tuple(
    record,
    fc.record({ url: anyLength, key: anyLength, token: anyLength, regionId: anyLength }),
  )
  .map(([visit, long]): VisitRecord => ({ ...visit, ...long }));

const page = fc.webUrl({ validSchemes: ['https'] });
const pairs = fc
  .array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.stringMatching(/^[\w%-]{0,6}$/)))
  .map((list) => list.map(([name, value]) => `${name}=${value}`));

const inserted = (list: string[], at: number, item: string) => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

describe('the visit cookie', () => {
  it('restores the stored visit', () =>
    forAll(record, (visit) => {
      expect(parseVisitCookie(serializeVisit(visit, 'https://site.example/') ?? undefined)).toEqual(
        visit,
      );
    }));

  it('is written only if its token can be read back; other fields are kept whole or dropped', () =>
    forAll(fc.oneof(record, longRecord), (visit) => {
      const value = serializeVisit(visit, 'https://site.example/');
      if (value === null) {
        expect(encodeURIComponent(JSON.stringify(visit.token)).length).toBeGreaterThan(3_400);
        return;
      }
      expect(encodeURIComponent(value).length).toBeLessThanOrEqual(3_800);
      const stored = parseVisitCookie(value);
      expect(stored).toMatchObject({ token: visit.token, telephone: visit.telephone });
      for (const name of ['url', 'key', 'regionId', 'adsKeyCustom'] as const) {
        expect([visit[name], '']).toContain(stored?.[name]);
      }
      expect(needsParsing(stored, 'https://site.example/')).toBe(visit.token === '');
    }));

  it('with any content is ignored or read as a complete record', () =>
    forAll(anyText, (text) => {
      const visit = parseVisitCookie(text);
      if (visit === null) return;
      expect(['string', 'number']).toContain(typeof visit.token);
      for (const name of ['url', 'key', 'regionId', 'adsKeyCustom'] as const) {
        expect(typeof visit[name]).toBe('string');
      }
      expect(visit.telephone).toMatch(/^(79\d{9})?$/);
    }));
});

describe('the cookie jar', () => {
  const jar = createCookieJar({ isSecure: false });
  afterEach(() => jar.remove('visit'));

  it('returns stored values unchanged: numbers, flags and JSON stay text', () => {
    const values = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.json({ maxDepth: 1 }),
      fc.constantFrom('12345678901234567890', 'true', 'null', '"a"', 'a=b; c', '%'),
    );
    forAll(values, (value) => {
      jar.set('visit', value, 60);
      expect(jar.get('visit')).toBe(value);
    });
  });

  it('removes the previous value when the browser rejects a new one', () => {
    jar.set('visit', 'previous', 60);
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    jar.set('visit', 'next', 60);
    vi.restoreAllMocks();
    expect(jar.get('visit')).toBe('next');
    expect(written).toEqual([
      expect.stringMatching(/^visit=next; /),
      expect.stringMatching(/^visit=; Max-Age=0; /),
    ]);
  });
});

describe('the parsers of cookies', () => {
  it('yield a valid theme, colour mode and expiration from any text', () =>
    forAll(anyText, (text) => {
      expect(['default', 'red', 'green', 'blue', 'yellow']).toContain(parseThemeAlias([text]));
      expect(['system', 'light', 'dark']).toContain(parseColorMode([text]));
      expect(Number.isSafeInteger(parseExpiration(text))).toBe(true);
    }));

  it('never yield more than the whole countdown', () =>
    forAll(anyText, fc.integer(), (text, now) => {
      const left = timeRemainingSec(parseExpiration(text), now, 1_200);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(1_200);
    }));
});

describe('the visit rules', () => {
  it('parse again exactly for the campaign parameters', () => {
    const named = fc.constantFrom(...CAMPAIGN_PARAMETERS);
    forAll(record, page, pairs, named, fc.nat(), (visit, base, others, name, at) => {
      const stored = { ...visit, token: 'token', url: withoutQuery(base) };
      const query = (list: string[]) => `${withoutQuery(base)}?${list.join('&')}`;
      const swapped = Array.from(name, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      expect(needsParsing(stored, query(inserted(others, at, `${name}=1`)))).toBe(true);
      expect(needsParsing(stored, query([`${swapped.join('')}=1`]))).toBe(false);
      expect(needsParsing(stored, `${withoutQuery(base)}#${name}=1`)).toBe(false);
      expect(needsParsing(stored, withoutQuery(base))).toBe(false);
      const isNamed = others.some((pair) =>
        CAMPAIGN_PARAMETERS.some((each) => pair.startsWith(`${each}=`)),
      );
      expect(needsParsing(stored, query(others))).toBe(isNamed);
    });
  });

  it('recognise the default visit by its url without query and hash', () =>
    forAll(record, page, pairs, (visit, base, others) => {
      const url = withoutQuery(base);
      const opened = { ...visit, url };
      expect(isDefaultVisit(opened, `${url}?${others.join('&')}#x`)).toBe(true);
      expect(isDefaultVisit(resetForNextVisit(opened), url)).toBe(false);
      expect(resetForNextVisit(opened)).toEqual({ ...opened, url: '', telephone: '' });
    }));
});

it('any theme cycles through four colours', () =>
  forAll(anyText, (text) => {
    const seen = [parseThemeAlias([text])];
    for (let visit = 0; visit < 5; visit += 1) seen.push(nextThemeAlias(seen.at(-1) ?? 'default'));
    expect(new Set(seen.slice(1, 5)).size).toBe(4);
    expect(seen[5]).toBe(seen[1]);
  }));

describe('the landing url', () => {
  it('loses its phone and keeps every other parameter', () => {
    const named = fc.constantFrom('phone', 'telephone', 'tel', 'PHONE', 'Tel', 't%65l');
    forAll(page, pairs, named, fc.nat(), (base, others, name, at) => {
      const url = withoutQuery(base);
      const landingUrl = `${url}?${inserted(others, at, `${name}=79123456789`).join('&')}`;
      const harmless = others.filter((pair) => !/^(phone|tel)=/.test(pair)).join('&');
      expect(stripPhone(landingUrl)).toBe(harmless === '' ? url : `${url}?${harmless}`);
      expect(stripPhone(landingUrl)).not.toContain('79123456789');
    });
  });

  it('loses a phone whatever bytes and percent signs stand beside it', () => {
    const byte = fc.integer({ min: 0x80, max: 0xff }).map((code) => `%${code.toString(16)}`);
    const words = fc.array(fc.oneof(byte, fc.constantFrom('%', '%20', '+', '%2520')));
    const phone = fc.constantFrom('79123456789', '%2B7+912+345-67-89', '8%A0912%96345%966789');
    forAll(words, phone, words, (before, number, after) => {
      const value = `${before.join('')}%20${number}+${after.join('')}`;
      expect(stripPhone(`https://s.example/?a=1&q=${value}`)).toBe('https://s.example/?a=1');
    });
  });

  it('without a phone stays unchanged', () =>
    forAll(page, pairs, (base, others) => {
      const harmless = others.filter((pair) => !/^(phone|tel)=/.test(pair));
      const url = `${withoutQuery(base)}?x=1&${harmless.join('&')}`;
      expect(stripPhone(url)).toBe(url);
    }));
});

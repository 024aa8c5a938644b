import { describe, expect, it } from 'vitest';
import {
  emptyVisit,
  isDefaultVisit,
  needsParsing,
  parseVisitCookie,
  preparedForNextVisit,
  REPARSE_PARAMETERS,
  serializeVisit,
  toVisitTelephone,
  withoutQuery,
  type VisitRecord,
} from '../../../../src/features/visit/visitRecord';

const stored: VisitRecord = {
  url: 'https://site.example/',
  key: 'yandex',
  token: '00123456789012345678901234567890',
  telephone: '79123456789',
  regionId: '077',
  alternativeSettings: true,
  adsKeyCustom: 'true',
  adsUseCustom: true,
};

describe('the visit cookie', () => {
  it('keeps all eight fields, strings as strings', () => {
    expect(parseVisitCookie(serializeVisit(stored) ?? undefined)).toEqual(stored);
  });

  it('is one JSON object of strings', () => {
    const fields = JSON.parse(serializeVisit(stored) ?? '') as Record<string, unknown>;
    expect(Object.keys(fields)).toHaveLength(8);
    expect(Object.values(fields).every((value) => typeof value === 'string')).toBe(true);
  });

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '"text"',
    '42',
    '{',
    '{"token":"1"}',
    '{"url":5}',
    'x'.repeat(9_000),
  ])('%j is no visit', (raw) => {
    expect(parseVisitCookie(raw)).toBeNull();
  });

  it('takes nothing of the wrong type, too long, or unknown', () => {
    const raw = JSON.stringify({
      url: 'https://site.example/',
      token: 123,
      key: ['a'],
      telephone: '+7 912',
      regionId: 'r'.repeat(3_000),
      alternativeSettings: true,
      future: 'version',
      __proto__: { polluted: '1' },
    });
    expect(parseVisitCookie(raw)).toEqual(emptyVisit('https://site.example/'));
  });

  it('never overflows a cookie, and gives up the token last', () => {
    const long = { ...stored, url: `https://site.example/${'ж'.repeat(1_000)}` };
    const value = serializeVisit(long) ?? '';
    expect(encodeURIComponent(value).length).toBeLessThan(4_000);
    expect(parseVisitCookie(value)?.token).toBe(stored.token);
    expect(serializeVisit({ ...stored, token: 'ж'.repeat(1_000) })).toBeNull();
  });
});

describe('a visit is parsed', () => {
  it('when nothing or no token is stored', () => {
    expect(needsParsing(null, 'https://site.example/')).toBe(true);
    expect(needsParsing({ ...stored, token: '' }, 'https://site.example/')).toBe(true);
  });

  it('not when the token is known and the address brings nothing', () => {
    expect(needsParsing(stored, 'https://site.example/')).toBe(false);
    expect(needsParsing(stored, 'https://site.example/?page=2')).toBe(false);
    expect(needsParsing(stored, 'https://site.example/#utm_source=x')).toBe(false);
  });

  it.each(REPARSE_PARAMETERS)('again for an address with %s', (name) => {
    expect(needsParsing(stored, `https://site.example/?a=1&${name}=x`)).toBe(true);
    expect(needsParsing(stored, `https://site.example/?${name}`)).toBe(true);
  });

  it.each(REPARSE_PARAMETERS)('not for %s in other letters', (name) => {
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
    expect(needsParsing(stored, `https://site.example/?${other}=x`)).toBe(false);
  });

  it('not when the address is the stored one, parameter and all', () => {
    const url = 'https://site.example/?utm_source=x';
    expect(needsParsing({ ...stored, url }, url)).toBe(false);
  });
});

describe('the default visit', () => {
  it('is one at the stored address, whatever its query and hash', () => {
    expect(isDefaultVisit(stored, 'https://site.example/?utm_source=a#b')).toBe(true);
    expect(isDefaultVisit(stored, 'https://site.example/other')).toBe(false);
  });

  it('is none after preparing for the next visit, which forgets address and phone alone', () => {
    const prepared = preparedForNextVisit(stored);
    expect(isDefaultVisit(prepared, 'https://site.example/')).toBe(false);
    expect(prepared).toEqual({ ...stored, url: '', telephone: '' });
  });
});

it.each([
  ['79123456789', '79123456789'],
  ['89123456789', ''],
  ['9123456789', ''],
  ['74951234567', ''],
  ['791234567890', ''],
  ['+79123456789', ''],
])('a visit’s phone %j counts as %j', (text, telephone) => {
  expect(toVisitTelephone(text)).toBe(telephone);
});

it('an address loses its query and hash', () => {
  expect(withoutQuery('https://site.example/a?b=c#d')).toBe('https://site.example/a');
  expect(withoutQuery('https://site.example/a#b?c')).toBe('https://site.example/a');
});

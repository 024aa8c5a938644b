import { describe, expect, it } from 'vitest';
import {
  emptyVisit,
  findVisitCookie,
  isDefaultVisit,
  needsParsing,
  parseVisitCookie,
  serializeVisit,
  parseVisitTelephone,
  withoutQuery,
  type VisitRecord,
} from '~/features/visit/visitRecord';

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
  it('is one JSON object of strings', () => {
    const fields = JSON.parse(serializeVisit(stored, stored.url) ?? '') as Record<string, unknown>;
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
  ])('is ignored when it holds %j', (raw) => {
    expect(parseVisitCookie(raw)).toBeNull();
  });

  it('ignores fields that are of the wrong type or unknown', () => {
    const raw = JSON.stringify({
      url: 'https://site.example/',
      token: ['123'],
      key: ['a'],
      telephone: '+7 912',
      regionId: null,
      alternativeSettings: true,
      future: 'version',
      __proto__: { polluted: '1' },
    });
    expect(parseVisitCookie(raw)).toEqual(emptyVisit('https://site.example/'));
  });
});

it('needsParsing is true without a visit and for a campaign parameter without a value, and false for the stored url', () => {
  const url = 'https://site.example/?utm_source=x';
  expect(needsParsing(null, url)).toBe(true);
  expect(needsParsing(stored, 'https://site.example/?utm_term')).toBe(true);
  expect(needsParsing({ ...stored, url }, url)).toBe(false);
});

it('isDefaultVisit is false for another path', () => {
  expect(isDefaultVisit(stored, 'https://site.example/other')).toBe(false);
});

it.each([
  ['79123456789', '79123456789'],
  ['89123456789', ''],
  ['9123456789', ''],
  ['74951234567', ''],
  ['791234567890', ''],
  ['+79123456789', ''],
])('the phone %j of a visit is read as %j', (text, telephone) => {
  expect(parseVisitTelephone(text)).toBe(telephone);
});

it('withoutQuery removes the query and the hash of a url', () => {
  expect(withoutQuery('https://site.example/a?b=c#d')).toBe('https://site.example/a');
  expect(withoutQuery('https://site.example/a#b?c')).toBe('https://site.example/a');
});

describe('findVisitCookie', () => {
  const PAGE = 'https://site.example/?a=1';
  const own = serializeVisit(stored, PAGE) ?? '';
  const ownWithoutUrl = serializeVisit({ ...stored, url: '' }, PAGE) ?? '';
  const earlier = JSON.stringify({ ...stored, url: '', telephone: '' });
  const foreign = [
    serializeVisit({ ...stored, url: 'https://other.example/site.example/' }, PAGE) ?? '',
    serializeVisit({ ...stored, url: '' }, 'https://other.example/') ?? '',
    JSON.stringify({ ...stored, url: '' }),
    JSON.stringify({ ...stored, url: 'site.example' }),
    ...['', '%', '{}', 'null'],
  ];

  it.each([own, ownWithoutUrl, earlier])('finds %j before and after cookies of others', (value) => {
    for (const other of foreign) {
      expect(findVisitCookie([value, other], PAGE)).toBe(value);
      expect(findVisitCookie([other, value], PAGE)).toBe(value);
    }
  });

  it('prefers a value that names its host to one of an earlier version', () => {
    expect(findVisitCookie([earlier, ownWithoutUrl], PAGE)).toBe(ownWithoutUrl);
  });

  it('finds none where all are of others', () => {
    expect(findVisitCookie(foreign, PAGE)).toBeUndefined();
  });
});

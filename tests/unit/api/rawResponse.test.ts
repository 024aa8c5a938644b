import { expect, it } from 'vitest';
import { readBody } from '~/api/rawResponse';

it.each([
  [200, '{"a":1}', { a: 1 }],
  [299, '[]', []],
  [199, '{}', undefined],
  [300, '{}', undefined],
  [0, '{}', undefined],
  [200, '<html>', undefined],
  [200, '{"id":1234567890123456789}', { id: '1234567890123456789' }],
  [200, '[999999999999999,1234567890123456]', [999_999_999_999_999, '1234567890123456']],
  [
    200,
    '[0.1234567890123456789,1234567890123456e1]',
    [0.123_456_789_012_345_68, 12_345_678_901_234_560],
  ],
  [200, String.raw`{"\\":"\" 1234567890123456789"}`, { '\\': '" 1234567890123456789' }],
  [200, String.raw`["\\1234567890123456789"]`, ['\\1234567890123456789']],
  [200, '{"id":1234567890123456789', undefined],
])('the body of a response with status %i and text %s is %j', (status, text, body) => {
  expect(readBody({ status, text, isLate: false })).toEqual(body);
});

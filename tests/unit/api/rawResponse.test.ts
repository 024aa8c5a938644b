import { expect, it } from 'vitest';
import { readBody } from '~/api/rawResponse';

it.each([
  [200, '{"a":1}', { a: 1 }],
  [299, '[]', []],
  [199, '{}', undefined],
  [300, '{}', undefined],
  [0, '{}', undefined],
  [200, '<html>', undefined],
])('the body of a response with status %i and text %s is %j', (status, text, body) => {
  expect(readBody({ status, text, isLate: false })).toEqual(body);
});

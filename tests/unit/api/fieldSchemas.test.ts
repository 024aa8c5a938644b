import * as v from 'valibot';
import { expect, it } from 'vitest';
import { integerOr, requiredId } from '~/api/fieldSchemas';

it.each([
  [5, 5],
  ['5', 5],
  ['-12', -12],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', 0],
  ['1.5', 0],
  ['5 ₽', 0],
  ['№5', 0],
  ['', 0],
  [1.5, 0],
  [null, 0],
])('integerOr(0) reads %j as %d', (wire, value) => {
  expect(v.parse(integerOr(0), wire)).toBe(value);
});

it('requiredId keeps numbers, and text without spaces around it', () => {
  expect(v.parse(requiredId, 7)).toBe(7);
  expect(v.parse(requiredId, ' a ')).toBe('a');
  expect(v.safeParse(requiredId, ' ').success).toBe(false);
});

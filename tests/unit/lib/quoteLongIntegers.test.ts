import { expect, it } from 'vitest';
import { quoteLongIntegers } from '~/lib/quoteLongIntegers';

it('quoteLongIntegers reads a string that breaks off once, not again from each of its escaped quotes', () => {
  const broken = '{"html":"<a href=\\"1234567890123456';
  expect(quoteLongIntegers(broken)).toBe(broken);
});

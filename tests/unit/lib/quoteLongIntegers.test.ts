import { describe, expect, it } from 'vitest';
import { quoteLongIntegers } from '~/lib/quoteLongIntegers';

const DIGITS = '1234567890123456';

describe('quoteLongIntegers', () => {
  it.each([
    ['an integer of 16 digits', `{"id":${DIGITS}}`, `{"id":"${DIGITS}"}`],
    ['a shorter one', '{"id":123456789012345}', '{"id":123456789012345}'],
    ['digits in a string', `["a\\"${DIGITS}"]`, `["a\\"${DIGITS}"]`],
  ])('of %s', (_what, json, quoted) => {
    expect(quoteLongIntegers(json)).toBe(quoted);
  });

  it('reads a string that breaks off once, not again from each of its escaped quotes', () => {
    const broken = `{"html":"<a href=\\"${DIGITS}`;
    expect(quoteLongIntegers(broken)).toBe(broken);
  });
});

import { expect, it } from 'vitest';
import { formatDigits, formatRub, formatRubLong } from '~/lib/money';
import fc, { forAll } from '~tests/support/properties';

/** Every number of digits: grouping depends on it. */
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 2_000 }),
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.constantFrom(0, 999, 1_000, 999_999, 1_000_000, 123_456_789),
);

it('formatRub and formatDigits format like the Russian locale, without kopecks', () => {
  const rubles = new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    maximumFractionDigits: 0,
  });
  const digits = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  forAll(amounts, (amount) => {
    expect(formatRub(amount)).toBe(rubles.format(amount));
    expect(formatDigits(amount)).toBe(digits.format(amount));
  });
});

it('formatRubLong groups the digits and uses the plural form of the Russian locale', () => {
  const digits = new Intl.NumberFormat('ru-RU');
  const plural = new Intl.PluralRules('ru-RU');
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'рубль', few: 'рубля' };
  forAll(amounts, (amount) => {
    const word = words[plural.select(amount)] ?? 'рублей';
    expect(formatRubLong(amount)).toBe(`${digits.format(amount)} ${word}`);
  });
});

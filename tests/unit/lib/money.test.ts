import { assert, constantFrom, integer, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatDigits, formatRub, formatRubLong } from '~/lib/money';

const plain = (text: string) => text.replace(/\s/g, ' ');
/** Every number of digits: grouping depends on it. */
const amounts = oneof(
  integer({ min: 0, max: 2_000 }),
  integer({ min: 0, max: 1_000_000_000 }),
  constantFrom(0, 999, 1_000, 999_999, 1_000_000, 123_456_789),
);

it('formatRub and formatDigits format like the Russian locale, without kopecks', () => {
  const rubles = new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    maximumFractionDigits: 0,
  });
  const digits = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  assert(
    property(amounts, (amount) => {
      expect(formatRub(amount)).toBe(rubles.format(amount));
      expect(formatDigits(amount)).toBe(digits.format(amount));
    }),
    { numRuns: 1_000 },
  );
});

it('formatRubLong uses the plural form of the Russian locale', () => {
  const plural = new Intl.PluralRules('ru-RU');
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'рубль', few: 'рубля' };
  assert(
    property(amounts, (amount) => {
      expect(formatRubLong(amount).split(' ').at(-1)).toBe(
        words[plural.select(amount)] ?? 'рублей',
      );
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  [3_000, '3 000 рублей'],
  [45_001, '45 001 рубль'],
  [45_002, '45 002 рубля'],
  [45_011, '45 011 рублей'],
  [45_021, '45 021 рубль'],
])('formatRubLong says %d as «%s»', (amount, words) => {
  expect(plain(formatRubLong(amount))).toBe(words);
});

import { describe, expect, it } from 'vitest';
import { parseAmountText, clampAmount, normalizeAmountText } from '~/features/form/amount';

const range = { min: 3_000, max: 100_000 };

describe('the amount field', () => {
  it.each([
    ['45 000 ₽', '45000'],
    ['45\u00a0000\u00a0₽', '45000'],
    ['45000,50', '45000,50'],
    ['45 000.00', '45000,00'],
    ['45.000', '45000'],
    ['1,234,567', '100000'],
    ['1234567', '100000'],
    ['99999999999999999999', '100000'],
    ['007500', '7500'],
    ['0', '0'],
    ['сумма 20000 рублей', '20000'],
    ['-5000', '5000'],
    ['1e5', '15'],
    ['', ''],
    ['рублей', ''],
  ])('reads %j as %j', (text, amount) => {
    expect(normalizeAmountText(text, range.max)).toBe(amount);
  });

  it('ignores kopecks', () => {
    expect(parseAmountText('45000,99')).toBe(45_000);
    expect(parseAmountText('')).toBeNull();
  });
});

it('clampAmount moves an amount out of range to the nearer bound', () => {
  expect(clampAmount(5, range)).toBe(3_000);
  expect(clampAmount(999_999, range)).toBe(100_000);
});

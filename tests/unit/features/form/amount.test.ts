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
    ['руб. 5000', '5000'],
    ['10 000,00 руб.', '10000,00'],
    ['45 000,50 руб.', '45000,50'],
    ['45 000,50.', '45000,50'],
    ['45 000,.', '45000,'],
    ['1 234 567 руб.', '100000'],
    ['15 000 р. 00 коп.', '15000'],
    ['15 000 (пятнадцать тысяч) рублей 5 копеек', '15000'],
    ['45 тыс', '45000'],
    ['45 тыс.', '45000'],
    ['45 тысяч рублей', '45000'],
    ['45 тыс. руб. 00 коп.', '45000'],
    ['45 т.р.', '45000'],
    ['4,5 тыс', '4500'],
    ['45к', '45000'],
    ['45 К', '45000'],
    ['45k', '45000'],
    ['0,3 млн', '300000'],
    ['1 млн', '100000'],
    ['45000 к выдаче', '45000'],
    ['45 000 тыс', '45000'],
    ['45\u200e000', '45000'],
    ['45’000', '45000'],
    [',50', ''],
    ['-5000', '5000'],
    ['1e5', '15'],
    ['', ''],
    ['рублей', ''],
  ])('reads %j as %j', (text, amount) => {
    expect(normalizeAmountText(text, range.max)).toBe(amount);
  });

  it.each([
    '5-7 тыс.',
    '5 тыс - 7 к',
    'от 5 000 до 7 000 руб.',
    '45 тыс 500',
    '30 000 ₽ на 30 дней',
    '01.02.2026',
    '8 (912) 345-67-89',
  ])('reads no amount in %j, which has several numbers', (text) => {
    expect(normalizeAmountText(text, range.max)).toBe('');
  });

  it.each([
    ['30-50', ''],
    ['5-7', ''],
    ['30/50', ''],
    ['45-000', '45000'],
    ['100 000-', '100000'],
  ])('pasted as %j is read as %j', (text, amount) => {
    expect(normalizeAmountText(text, range.max, true)).toBe(amount);
  });

  it.each([
    ['30\u00a000', '3000'],
    ['30\u00a0-000', '30000'],
    ['3x0\u00a0000', '30000'],
    ['100\u00a00к00', '100000'],
    ['1\u00a030\u00a0000', '130000'],
    ['45\u00a0000,503', '45000,50'],
  ])('edited to %j stays the one number %j', (text, amount) => {
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

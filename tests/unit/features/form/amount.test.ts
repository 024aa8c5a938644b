import { describe, expect, it } from 'vitest';
import {
  amountOf,
  clampAmount,
  formatAmountText,
  nearestStep,
  readAmountText,
} from '../../../../src/features/form/amount';

const range = { min: 3_000, max: 100_000 };

describe('what the amount field keeps', () => {
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
  ])('of %j is %j', (text, kept) => {
    expect(readAmountText(text, range.max)).toBe(kept);
  });

  it('reads its own format back', () => {
    for (const edited of ['3000', '45678', '100000', '45000,5', '45000,']) {
      expect(readAmountText(formatAmountText(edited), range.max)).toBe(edited);
    }
  });

  it('never counts kopecks', () => {
    expect(amountOf('45000,99')).toBe(45_000);
    expect(amountOf('')).toBeNull();
  });
});

describe('the amount', () => {
  it('is clamped to the range', () => {
    expect(clampAmount(5, range)).toBe(3_000);
    expect(clampAmount(45_678, range)).toBe(45_678);
    expect(clampAmount(999_999, range)).toBe(100_000);
  });

  it('stands at the nearest step of the slider', () => {
    expect(nearestStep(45_678, range, 1_000)).toBe(46_000);
    expect(nearestStep(45_400, range, 1_000)).toBe(45_000);
    expect(nearestStep(3_001, range, 1_000)).toBe(3_000);
    expect(nearestStep(99_999, range, 1_000)).toBe(100_000);
  });
});

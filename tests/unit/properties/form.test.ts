/** Properties of the form’s fields for any input. */
import { describe, expect, it } from 'vitest';
import { clampAmount, nearestStep } from '~/features/form/amount';
import { formatAmountText, readAmount } from '~/features/form/amountText';
import {
  findPhoneProblem,
  formatPhone,
  isCompletePhone,
  isRefusedPhone,
  toApiPhone,
} from '~/application/phone';
import { phoneCaretBoundary } from '~/application/phoneEdit';
import { formatDigits } from '~/lib/money';
import fc, { forAll } from '../../support/properties';

const RANGE = { min: 3_000, max: 100_000 };
const STEP = 1_000;

const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', '.', ') ', ' (', '\u200b');
/** Number-like text, which random text hardly ever is. */
const phoneLike = fc
  .array(
    fc.oneof(
      fc.constantFrom('+', '7', '8', '9', '00', '810', '+7', '+998', 'доб. ', 'тел. ', '#', ','),
      fc.stringMatching(/^\d{1,6}$/),
      separator,
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  phoneLike,
);

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

describe('formatPhone', () => {
  it('never makes a mobile from other digits than the entered ones', () =>
    forAll(anyText, (text) => {
      const apiPhone = toApiPhone(formatPhone(text));
      if (apiPhone === '') return;
      const own = apiPhone.slice(1);
      expect([own, `7${own}`, `8${own}`]).toContain(digitsOf(text));
    }));

  it('never accepts a number of another country', () => {
    const abroad = fc.tuple(
      fc.constantFrom('+', ' +', 'тел. +'),
      fc.stringMatching(/^[^7\D]\d{0,14}$/),
    );
    forAll(abroad, ([plus, number]) => {
      expect(isCompletePhone(formatPhone(plus + number))).toBe(false);
    });
  });

  it('leaves a formatted value unchanged', () =>
    forAll(anyText, (text) => {
      const once = formatPhone(text);
      expect(formatPhone(once)).toBe(once);
    }));

  it('agrees with findPhoneProblem, isCompletePhone and toApiPhone', () =>
    forAll(anyText, (text) => {
      const shown = formatPhone(text);
      expect(findPhoneProblem(shown) === null).toBe(isCompletePhone(shown));
      expect(toApiPhone(shown) !== '').toBe(isCompletePhone(shown));
      if (isRefusedPhone(shown)) expect(isCompletePhone(shown)).toBe(false);
    }));

  it('always leaves a place for the caret at the end', () =>
    forAll(anyText, (text) => {
      const shown = formatPhone(text);
      const boundary = phoneCaretBoundary(shown);
      expect(boundary).toHaveLength(shown.length + 1);
      expect(boundary.at(-1)).toBe(true);
    }));
});

describe('an amount', () => {
  it('is clamped to the range, and its step lies on the grid', () =>
    forAll(fc.integer(), (amount) => {
      const clamped = clampAmount(amount, RANGE);
      expect(clamped).toBeGreaterThanOrEqual(RANGE.min);
      expect(clamped).toBeLessThanOrEqual(RANGE.max);
      if (amount >= RANGE.min && amount <= RANGE.max) expect(clamped).toBe(amount);
      expect(nearestStep(amount, RANGE, STEP) % STEP).toBe(0);
      expect(Math.abs(nearestStep(clamped, RANGE, STEP) - clamped)).toBeLessThanOrEqual(STEP / 2);
    }));

  it('read from any text consists of digits', () =>
    forAll(anyText, (text) => {
      expect(readAmount(text)).toMatch(/^\d*$/);
    }));

  it('is not read from a text with two amounts, whatever separates them', () => {
    const grouped = fc.integer({ min: 1_000, max: 999_999 }).map(formatDigits);
    const separators = fc.constantFrom(
      '-',
      ' - ',
      '–',
      ' или ',
      ' до ',
      ', ',
      '; ',
      '/',
      '...',
      ' руб. ',
    );
    forAll(grouped, separators, grouped, fc.constantFrom('', ' ₽', ' руб.'), (...parts) => {
      expect(readAmount(parts.join(''))).toBe('');
    });
  });

  it('reads back from its own format', () =>
    forAll(fc.nat(999_999), fc.constantFrom('', ',', ',5', ',50'), (rubles, kopecks) => {
      const text = `${rubles}${kopecks}`;
      expect(readAmount(text)).toBe(String(rubles));
      expect(readAmount(formatAmountText(text))).toBe(String(rubles));
      expect(readAmount(`${formatAmountText(text)}${kopecks} ₽`)).toBe(String(rubles));
    }));
});

import { describe, expect, it } from 'vitest';
import { nearestStep } from '~/features/form/amount';
import {
  editAmount,
  formatAmountText,
  parseAmountText,
  readAmount,
} from '~/features/form/amountText';
import { findEdit } from '~/lib/textEdit';

const range = { min: 3_000, max: 100_000 };

describe('the amount field', () => {
  it.each([
    ['45 000 ₽', '45000'],
    ['45\u00a0000\u00a0₽', '45000'],
    ['45000,50', '45000'],
    ['45 000.00', '45000'],
    ['45.000', '45000'],
    ['1,234,567', '1234567'],
    ['99999999999999999999', '99999999999999999999'],
    ['007500', '7500'],
    ['0', '0'],
    ['сумма 20000 рублей', '20000'],
    ['руб. 5000', '5000'],
    ['45 000,50 руб.', '45000'],
    ['45 000,50.', '45000'],
    ['45 000,.', '45000'],
    ['1 234 567 руб.', '1234567'],
    ['15 000 р. 00 коп.', '15000'],
    ['15 000 (пятнадцать тысяч) рублей 5 копеек', '15000'],
    ['45 тыс', '45000'],
    ['45к руб.', '45000'],
    ['45 к р', '45000'],
    ['45k rub', '45000'],
    ['45 тыс.', '45000'],
    ['45 тыс. руб. 00 коп.', '45000'],
    ['45 т.р.', '45000'],
    ['4,5 тыс', '4500'],
    ['45 К', '45000'],
    ['0,3 млн', '300000'],
    ['45000 к выдаче', '45000'],
    ['45 000 тыс', '45000'],
    ['45\u200e000', '45000'],
    ['45’000', '45000'],
    [',50', ''],
    ['-5000', '5000'],
    ['1e5', ''],
    ['４５０００', '45000'],
    ['٤٥٬٠٠٠', '45000'],
    ['', ''],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
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
    expect(readAmount(text)).toBe('');
  });

  it.each([
    ['30-50', ''],
    ['5-7', ''],
    ['30/50', ''],
    ['45-000', '45000'],
    ['100 000-', '100000'],
  ])('pasted as %j is read as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it('shows grouped digits without what follows them', () => {
    expect(formatAmountText('45000,5')).toBe('45\u00a0000');
    expect(formatAmountText('')).toBe('');
    expect(parseAmountText('45000,99')).toBe(45_000);
    expect(parseAmountText('')).toBeNull();
  });
});

describe('an edit of the amount field', () => {
  const allowed = { isComposed: false, inputType: '' };
  /** Inserts each text at the caret, which stands at the end unless there is a position. */
  const enter = (shown: string, pieces: string[], at?: number, selected = 0) => {
    let edited = { text: shown.replace(/\D/g, ''), isRefused: false };
    for (const [index, piece] of pieces.entries()) {
      const before = formatAmountText(edited.text);
      const start = index === 0 && at !== undefined ? at : before.length;
      const text =
        before.slice(0, start) + piece + before.slice(start + (index === 0 ? selected : 0));
      const input = { ...allowed, text, caret: start + piece.length };
      edited = editAmount(edited, findEdit(before, input, 0, formatAmountText), range.max);
    }
    return { shown: formatAmountText(edited.text), isRefused: edited.isRefused };
  };

  it.each([
    ['a minus in front', '-5000', '5 000'],
    ['kopecks', '45000,50', '45 000'],
    ['kopecks with a third digit', '4500,503', '4 500'],
    ['a group', '45.000', '45 000'],
    ['a dash in place of a space', '45-000', '45 000'],
    ['a currency', '4500 руб. ₽', '4 500'],
    ['leading zeros', '007500', '7 500'],
    ['full-width digits', '４５０００，５０', '45 000'],
  ])('by keys takes digits only: %s', (_title, text, shown) => {
    expect(enter('', Array.from(text))).toEqual({
      shown: shown.replace(' ', '\u00a0'),
      isRefused: false,
    });
  });

  it.each([
    ['a seventh digit', Array.from('1000000'), '100 000'],
    ['the end of a range', Array.from('30-50'), '30'],
    ['seven digits at once', ['1000000'], '100 000'],
    ['a range at once', ['10000-20000'], ''],
    ['the end of a range at once', ['3000', '-5000'], '3 000'],
    ['words', ['сорок тысяч'], ''],
    ['a letter by a key', Array.from('12a'), '12'],
    ['thousands by keys', Array.from('45 тыс'), '45'],
    ['an exponent by keys', Array.from('1e3'), '13'],
    ['kopecks in words that another piece ends', ['4 500 руб. 0', '0 коп.'], ''],
  ])('refuses %s', (_title, pieces, shown) => {
    expect(enter('', pieces)).toEqual({ shown: shown.replace(' ', '\u00a0'), isRefused: true });
  });

  it.each([
    [['45 0', '00 ₽'], '45 000'],
    [['4', '5 тыс.'], '45 000'],
    [['4,', '5', ' тыс'], '4 500'],
    [['4 500 руб. ', '00 коп.'], '4 500'],
    [['45 000 ₽', '0'], '450 000'],
  ])('reads the pieces %j as %s', (pieces, shown) => {
    expect(enter('', pieces)).toEqual({ shown: shown.replace(' ', '\u00a0'), isRefused: false });
  });

  it.each([
    ['.', '30 000'],
    ['р', '30 000'],
    ['7', '370 000'],
  ])('in the middle of 30 000 %s makes it %s', (key, shown) => {
    expect(enter('30000', [key], 1)).toEqual({
      shown: shown.replace(' ', '\u00a0'),
      isRefused: false,
    });
  });

  it.each([
    ['-50000', 6, '50 000'],
    ['.7', 6, '7'],
    ['р', 6, ''],
    ['-1', 2, '1'],
  ])('keys %j in place of the first %i characters of 30 000 leave %j', (keys, selected, shown) => {
    expect(enter('30000', Array.from(keys), 0, selected)).toEqual({
      shown: shown.replace(' ', '\u00a0'),
      isRefused: false,
    });
  });

  it.each([
    ['at its end', '50 000 ₽', 6],
    ['in front of it', '50000', 0],
    ['within it', '50000', 3],
  ])('a sum that is inserted whole %s takes the place of 30 000', (_place, text, at) => {
    expect(enter('30000', [text], at)).toEqual({ shown: '50\u00a0000', isRefused: false });
  });

  it('a sum of more than six digits in two pieces is refused', () => {
    expect(enter('', ['1000', '000'])).toEqual({ shown: '100\u00a0000', isRefused: true });
  });

  it('a deletion ends a refusal', () => {
    const refused = { text: '100000', isRefused: true };
    const input = { ...allowed, text: '100\u00a000', caret: 6 };
    const edit = findEdit('100\u00a0000', input, 0, formatAmountText);
    expect(editAmount(refused, edit, range.max)).toEqual({ text: '10000', isRefused: false });
  });
});

describe('the slider position', () => {
  it.each([
    [45_678, 46_000],
    [45_400, 45_000],
    [99_600, 99_000],
    [100_000, 100_000],
    [3_400, 4_000],
    [3_000, 3_000],
  ])('of %i rubles is %i, never an end for an amount beside it', (amount, position) => {
    expect(nearestStep(amount, { min: 3_000, max: 100_000 }, 1_000)).toBe(position);
  });
});

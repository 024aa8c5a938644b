import { describe, expect, it } from 'vitest';
import { findPhoneProblem } from '~/features/form/phone';
import {
  countMissingDigits,
  formatEditedPhone,
  phoneCaretBoundary,
} from '~/features/form/phoneEdit';

describe('formatEditedPhone', () => {
  /** Inserts text at a position, as a keyboard does. */
  const insert = (lastValue: string, inserted: string, at = lastValue.length) => {
    const text = lastValue.slice(0, at) + inserted + lastValue.slice(at);
    const change = {
      from: { start: at, end: at },
      to: { start: at, end: at + inserted.length },
      lastValue,
    };
    return formatEditedPhone(text, change);
  };

  it.each(['+7 (', '+7 (9', '+7 (900) 000-00-00', '+998 90'])(
    'replaces %s by a complete number that is inserted after it',
    (lastValue) => {
      expect(insert(lastValue, '+79123456789')).toBe('+7 (912) 345-67-89');
      expect(insert(lastValue, '8 912 345-67-89')).toBe('+7 (912) 345-67-89');
    },
  );

  it('never takes a complete number out of a longer one', () => {
    const shown = insert('+7 (912) 3', '9129123456', 4);
    expect(findPhoneProblem(shown)).toBe('tooManyDigits');
    expect(insert('+7 (912) 34', '5')).toBe('+7 (912) 345');
  });

  it('lets Backspace delete every bracket and dash', () => {
    let shown = '+7 (912) 345-67-89';
    for (let step = 0; step < 40 && shown !== ''; step += 1) {
      const { length } = shown;
      const shorter = formatEditedPhone(shown.slice(0, -1), {
        from: { start: length - 1, end: length },
        to: { start: length - 1, end: length - 1 },
        lastValue: shown,
      });
      expect(shorter.length).toBeLessThan(length);
      shown = shorter;
    }
    expect(shown).toBe('');
  });
});

describe('the caret of the phone field', () => {
  it('stops only beside the digits of a formatted number', () => {
    const boundary = phoneCaretBoundary('+7 (912) 345');
    expect(boundary).toHaveLength(13);
    expect(boundary.slice(0, 4)).toEqual([false, false, false, false]);
    expect(boundary.slice(4)).toEqual([true, true, true, true, false, true, true, true, true]);
  });

  it('stops anywhere in a refused number', () => {
    expect(phoneCaretBoundary('+998 90').every(Boolean)).toBe(true);
  });
});

it.each([
  ['+7 (9', 9],
  ['+7 (912) 34', 5],
  ['+7 (912) 345-67-8', 1],
])('countMissingDigits of %s is %d', (text, missing) => {
  expect(countMissingDigits(text)).toBe(missing);
});

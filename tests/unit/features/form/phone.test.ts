import { describe, expect, it } from 'vitest';
import {
  countMissingDigits,
  formatPhone,
  isCompletePhone,
  isNotRussianMobile,
  phoneCaretBoundary,
  findPhoneProblem,
  formatEditedPhone,
  toApiPhone,
} from '~/features/form/phone';
import { allPhoneFormats, invalidPhones } from '~tests/support/phoneNumbers';

/** Types a text key by key: each key goes to the end of the shown value. */
function type(text: string): string {
  return Array.from(text).reduce((shown, key) => formatPhone(shown + key), '');
}

describe('formatPhone with a Russian mobile', () => {
  it(`formats all ${allPhoneFormats.length} generated formats, entered at once or typed`, () => {
    const wrong = allPhoneFormats.filter(
      ({ text, expected }) => formatPhone(text) !== expected || type(text) !== expected,
    );
    expect(wrong).toEqual([]);
  });
});

describe('formatPhone with a number that is no Russian mobile', () => {
  it.each(invalidPhones)('leaves %j as entered and refuses it', ({ text, problem }) => {
    const shown = formatPhone(text);
    expect(shown).toBe(text);
    expect(findPhoneProblem(shown)).toBe(problem);
    expect(isNotRussianMobile(shown)).toBe(true);
    expect(toApiPhone(shown)).toBe('');
  });

  it.each(invalidPhones)('never completes %j typed key by key', ({ text }) => {
    const shown = type(text);
    expect(isCompletePhone(shown)).toBe(false);
    expect(findPhoneProblem(shown)).not.toBeNull();
  });
});

describe('formatPhone with a partial number', () => {
  it.each([
    ['', ''],
    ['+', '+'],
    ['+7', '+7 ('],
    ['8', '+7 ('],
    ['7', '+7 ('],
    ['9', '+7 (9'],
    ['89', '+7 (9'],
    ['8912', '+7 (912'],
    ['89123', '+7 (912) 3'],
    ['8912345', '+7 (912) 345'],
    ['89123456', '+7 (912) 345-6'],
    ['8912345678', '+7 (912) 345-67-8'],
  ])('shows %j as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it('lets Backspace delete every bracket and dash', () => {
    let shown = '+7 (912) 345-67-89';
    for (let step = 0; step < 40 && shown !== ''; step += 1) {
      const shorter = formatPhone(shown.slice(0, -1), true);
      expect(shorter.length).toBeLessThan(shown.length);
      shown = shorter;
    }
    expect(shown).toBe('');
  });
});

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
});

describe('the phone of a form', () => {
  it('findPhoneProblem tells missing, incomplete, too long and not mobile numbers apart', () => {
    expect(findPhoneProblem('')).toBe('missing');
    expect(findPhoneProblem('  ')).toBe('missing');
    expect(findPhoneProblem('+7 (912')).toBe('incomplete');
    expect(findPhoneProblem('+7 (912) 345-67-890')).toBe('tooManyDigits');
    expect(findPhoneProblem('+7 (495')).toBe('notRussianMobile');
    expect(findPhoneProblem('+7 (912) 345-67-89')).toBeNull();
  });

  it.each([
    ['+7 (9', 9],
    ['+7 (912) 34', 5],
    ['+7 (912) 345-67-8', 1],
  ])('countMissingDigits of %s is %d', (text, missing) => {
    expect(countMissingDigits(text)).toBe(missing);
  });

  it('text of 30,000 characters is cut instead of freezing the field', () => {
    const shown = formatPhone('9'.repeat(30_000));
    expect(shown.length).toBe(201);
    expect(findPhoneProblem(shown)).toBe('tooManyDigits');
  });

  it.each([
    ['begins before the cut and ends after it', `${'я'.repeat(189)}8912345678901`, 'tooManyDigits'],
    ['ends at the cut', `${'я'.repeat(189)}89123456789 `, 'tooManyDigits'],
    ['has a superscript in place of a digit', '+7 912 345-67-8²', 'incomplete'],
    ['has a circled number in place of a digit', '8 912 345 67 8①', 'incomplete'],
  ])('a pasted number that %s is no phone', (_title, text, problem) => {
    const shown = formatPhone(text);
    expect(text.startsWith(shown)).toBe(true);
    expect(isCompletePhone(shown)).toBe(false);
    expect(findPhoneProblem(shown)).toBe(problem);
  });

  it('a second plus makes a number one that is not Russian, instead of one that lacks a digit', () => {
    expect(findPhoneProblem(formatPhone('++79123456789'))).toBe('notRussianMobile');
  });

  it.each([
    ['a footnote after it', '+7 912 345-67-89²'],
    ['an Arabic letter mark in it', '+7 912\u061c345-67-89'],
  ])('a number with %s is a phone', (_title, text) =>
    expect(formatPhone(text)).toBe('+7 (912) 345-67-89'),
  );

  it('a complete phone is sent as eleven digits, an incomplete one as an empty string', () => {
    expect(toApiPhone('+7 (912) 345-67-89')).toBe('79123456789');
    expect(toApiPhone('+7 (912) 345-67-8')).toBe('');
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

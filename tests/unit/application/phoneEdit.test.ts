import { describe, expect, it } from 'vitest';
import { countMissingDigits, findPhoneProblem, formatPhone } from '~/application/phone';
import { formatEditedPhone, phoneCaretBoundary } from '~/application/phoneEdit';
import { findEdit } from '~/lib/textEdit';

/** The field's text after a text has replaced a part of it, as a keyboard or the clipboard does. */
function edit(
  before: string,
  inserted: string,
  { at, end, inputType = '' }: { at?: number; end?: number; inputType?: string } = {},
): string {
  const start = at ?? before.length;
  const text = before.slice(0, start) + inserted + before.slice(end ?? start);
  const input = { text, caret: start + inserted.length, isComposed: false, inputType };
  const first = phoneCaretBoundary(before).indexOf(true);
  return formatEditedPhone(findEdit(before, input, first, formatPhone));
}

describe('formatEditedPhone', () => {
  it.each(['+7 (', '+7 (9', '+7 (900) 000-00-00'])(
    'replaces %s by a complete number that is inserted after it with its country code',
    (before) => {
      expect(edit(before, '+79123456789')).toBe('+7 (912) 345-67-89');
      expect(edit(before, '8 912 345-67-89')).toBe('+7 (912) 345-67-89');
      expect(edit(before, '８９１２３４５６７８９')).toBe('+7 (912) 345-67-89');
    },
  );

  it('replaces a refused text by a number that is inserted after it with a plus', () => {
    expect(edit('+998 90', '+79123456789')).toBe('+7 (912) 345-67-89');
  });

  it.each(['+39 ', '+91 '])(
    'never takes %s9123456789 in two pieces for a Russian mobile',
    (code) => {
      expect(edit(code, '9123456789')).toBe(`${code}9123456789`);
      expect(edit(code, '89123456789')).toBe(`${code}89123456789`);
    },
  );

  it('never takes a complete number out of a longer one', () => {
    const shown = edit('+7 (912) 3', '9129123456', { at: 4 });
    expect(findPhoneProblem(shown)).toBe('tooManyDigits');
    expect(findPhoneProblem(edit('+7 (9', '9123456789'))).toBe('tooManyDigits');
    expect(edit('+7 (912) 34', '5')).toBe('+7 (912) 345');
  });

  it('replaces everything by a complete number that is pasted anywhere', () => {
    const pasted = { at: 6, inputType: 'insertFromPaste' };
    expect(edit('+7 (900) 000', '9123456789', pasted)).toBe('+7 (912) 345-67-89');
  });

  it.each([
    ['8', '+7 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['+7', '+7 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['\u2022 8 ', '+7 (912) 345', '+7 (912) 345'],
    ['9', '+7 (912) 345-67-8', '+7 (991) 234-56-78'],
    ['9', '+7 (912) 345-67-89', '+7 (9912) 345-67-89'],
    ['5', '+7 (912) 345', '+7 (5912) 345'],
    ['9', '+7 (', '+7 (9'],
  ])('shows %s that is typed in front of %s as %s', (key, before, shown) => {
    expect(edit(before, key, { at: 0 })).toBe(shown);
  });

  it('takes a digit that replaces the beginning of a number', () => {
    expect(edit('+7 (999', '9', { at: 0, end: 5 })).toBe('+7 (999');
  });

  it('lets Backspace delete every bracket and dash', () => {
    let shown = '+7 (912) 345-67-89';
    for (let step = 0; step < 40 && shown !== ''; step += 1) {
      const { length } = shown;
      const shorter = edit(shown, '', { at: length - 1, end: length });
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
  ['+7 912 345-67-8 доб. 9', 1],
  ['8 доб. 9', 10],
])('countMissingDigits of %s is %d', (text, missing) => {
  expect(countMissingDigits(text)).toBe(missing);
});

import { describe, expect, it } from 'vitest';
import {
  findPhoneProblem,
  formatPhone,
  isCompletePhone,
  normalizeDigits,
  toApiPhone,
  isRefusedPhone,
} from '~/application/phone';
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
    expect(isRefusedPhone(shown)).toBe(true);
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
});

describe('the phone of a form', () => {
  it('findPhoneProblem tells missing, incomplete, too long and not mobile numbers apart', () => {
    expect(findPhoneProblem('')).toBe('missing');
    expect(findPhoneProblem('  ')).toBe('missing');
    expect(findPhoneProblem('+')).toBe('incomplete');
    expect(findPhoneProblem('+7 (912')).toBe('incomplete');
    expect(findPhoneProblem('+7 (912) 345-67-890')).toBe('tooManyDigits');
    expect(findPhoneProblem('+7 (495')).toBe('notRussianMobile');
    expect(findPhoneProblem('+7 (912) 345-67-89')).toBeNull();
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

  it('every decimal digit of Unicode counts as its value', () => {
    let value = 0;
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (!/\p{Nd}/u.test(character)) continue;
      expect(normalizeDigits(character)).toBe(String(value));
      value = (value + 1) % 10;
    }
  });

  it.each([
    ['8+7 912 345-67-89', 'tooManyDigits'],
    ['8 доб. 9', 'incomplete'],
  ])('%s has the problem %s', (text, problem) => {
    expect(findPhoneProblem(text)).toBe(problem);
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

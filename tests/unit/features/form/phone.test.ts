import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  isCompletePhone,
  isRefusedPhone,
  phoneCaretBoundary,
  phoneProblem,
  toWirePhone,
} from '../../../../src/features/form/phone';
import { allMobileWritings, mobileWritings, notMobiles } from '../../../support/phones';

/** Enters a text key by key, as the field does: each key goes to the end of what is shown. */
function type(text: string): string {
  return Array.from(text).reduce((shown, key) => formatPhone(shown + key), '');
}

describe('every ordinary writing of a Russian mobile', () => {
  it.each(mobileWritings)('%j is read whole', ({ text, expected }) => {
    expect(formatPhone(text)).toBe(expected);
    expect(isCompletePhone(formatPhone(text))).toBe(true);
  });

  it.each(mobileWritings)('%j is read key by key', ({ text, expected }) => {
    expect(type(text)).toBe(expected);
  });

  it(`all ${allMobileWritings.length} of them come out right, whole and key by key`, () => {
    const wrong = allMobileWritings.filter(
      ({ text, expected }) => formatPhone(text) !== expected || type(text) !== expected,
    );
    expect(wrong).toEqual([]);
  });
});

describe('what is no Russian mobile', () => {
  it.each(notMobiles)('%j is never bent into one when it comes whole', ({ text, problem }) => {
    const shown = formatPhone(text);
    expect(shown).toBe(text);
    expect(phoneProblem(shown)).toBe(problem);
    expect(isRefusedPhone(shown)).toBe(true);
    expect(toWirePhone(shown)).toBe('');
  });

  it.each(notMobiles)('%j is never bent into one when it is typed', ({ text }) => {
    const shown = type(text);
    expect(isCompletePhone(shown)).toBe(false);
    expect(phoneProblem(shown)).not.toBeNull();
  });
});

describe('a number on its way', () => {
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
  ])('%j shows %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it('shows no bracket or dash that could not be deleted again', () => {
    let shown = '+7 (912) 345-67-89';
    for (let step = 0; step < 40 && shown !== ''; step += 1) {
      const shorter = formatPhone(shown.slice(0, -1), true);
      expect(shorter.length).toBeLessThan(shown.length);
      shown = shorter;
    }
    expect(shown).toBe('');
  });

  it('says whether it is missing, unfinished or foreign', () => {
    expect(phoneProblem('')).toBe('missing');
    expect(phoneProblem('  ')).toBe('missing');
    expect(phoneProblem('+7 (912')).toBe('incomplete');
    expect(phoneProblem('+7 (912) 345-67-890')).toBe('incomplete');
    expect(phoneProblem('+7 (495')).toBe('foreign');
    expect(phoneProblem('+7 (912) 345-67-89')).toBeNull();
  });

  it('becomes eleven digits for the service only when it is complete', () => {
    expect(toWirePhone('+7 (912) 345-67-89')).toBe('79123456789');
    expect(toWirePhone('+7 (912) 345-67-8')).toBe('');
  });
});

describe('the caret', () => {
  it('stands only beside digits of a masked number', () => {
    const boundary = phoneCaretBoundary('+7 (912) 345');
    expect(boundary).toHaveLength(13);
    expect(boundary.slice(0, 4)).toEqual([false, false, false, false]);
    expect(boundary.slice(4)).toEqual([true, true, true, true, false, true, true, true, true]);
  });

  it('stands anywhere in a text that is no mobile', () => {
    expect(phoneCaretBoundary('+998 90').every(Boolean)).toBe(true);
  });
});

// @vitest-environment happy-dom
/** The fields of the form, caret included, whatever pieces a text arrives in. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '~/app/App';
import { formActions } from '~/features/form/formSlice';
import { parseAmountText, readAmount } from '~/features/form/amountText';
import { AmountField } from '~/features/form/AmountField';
import { PhoneField } from '~/features/form/PhoneField';
import { toApiPhone } from '~/application/phone';
import { composeText, deleteBackward, insertText } from '../../support/keyboard';
import { isFullRun, PATIENCE_MS } from '../../support/constants';
import { inScript, invalidPhones } from '../../support/phoneNumbers';
import fc, { forAll } from '../../support/properties';
import { openTestPage, type TestPage } from '../../support/testPage';

/** Each run renders many times. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: isFullRun ? 2_000 : 30 });

let page: TestPage;

beforeEach(() => {
  page = openTestPage();
});
afterEach(cleanup);

/** First characters of scripts with decimal digits of their own. */
const ZEROS = Array.from('0０٠۰०০๐𝟎');

/** Cuts a text into pieces; the cuts are shares of its length. */
function split(text: string, cuts: readonly number[]): string[] {
  const characters = Array.from(text);
  const ends = [...cuts.map((cut) => Math.floor(cut * characters.length)), characters.length];
  let start = 0;
  return ends
    .sort((one, other) => one - other)
    .map((end) => characters.slice(start, (start = end)).join(''))
    .filter((piece) => piece !== '');
}

const cuts = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 12 });
const enter = fc.constantFrom(insertText, composeText);
const national = fc.stringMatching(/^9\d{9}$/);
const separator = fc.constantFrom(
  ...['', ' ', '-', '\u00a0', '\u2011', '.', ') ', ' (', '\u200b', ',', ' • ', '_', '/'],
);
/** A Russian mobile in any notation. */
const notation = fc
  .record({
    before: fc.constantFrom('', ' ', 'тел. ', '• ', '('),
    code: fc.constantFrom('', '7', '8', '+7', '+ 7', '＋7'),
    number: national,
    separators: fc.array(separator, { minLength: 10, maxLength: 10 }),
    after: fc.constantFrom('', ' ', '.', ' моб'),
    zero: fc.constantFrom(...ZEROS),
  })
  .map(({ before, code, number, separators, after, zero }) => {
    const spread = Array.from(number, (digit, at) => `${separators[at] ?? ''}${digit}`).join('');
    return { text: before + inScript(code + spread, zero) + after, number };
  });

describe('the phone field', () => {
  let input: HTMLInputElement;
  beforeEach(() => {
    const { store, services } = page;
    render(
      <App store={store} services={services}>
        <PhoneField />
      </App>,
    );
    input = screen.getByRole('textbox', { name: 'Мобильный телефон' });
  });
  const reset = () => {
    fireEvent.blur(input);
    act(() => void page.store.dispatch(formActions.telephoneChanged({ text: '', isTyped: true })));
    act(() => input.focus());
  };

  it('gets the right number from any notation, in whatever pieces it arrives', () =>
    forAll(notation, cuts, enter, ({ text, number }, shares, enterPiece) => {
      reset();
      for (const piece of split(text, shares)) enterPiece(input, piece);
      expect(toApiPhone(input.value)).toBe(`7${number}`);
      expect(input.selectionStart).toBe(input.value.length);
    }));

  it('never gets another number than the entered one, unless a piece is a number with its own code', () => {
    const parts = fc.constantFrom(
      '+',
      '7',
      '8',
      '9',
      '00',
      '+7',
      '+39 ',
      '+998',
      ' доб. ',
      ', ',
      ' ',
    );
    const numberLike = fc
      .array(fc.oneof(parts, fc.stringMatching(/^9?\d{1,9}$/), national), { maxLength: 6 })
      .map((pieces) => pieces.join(''));
    const texts = fc.oneof(numberLike, fc.constantFrom(...invalidPhones.map(({ text }) => text)));
    forAll(texts, cuts, enter, (text, shares, enterPiece) => {
      reset();
      const pieces = split(text, shares);
      for (const piece of pieces) enterPiece(input, piece);
      const apiPhone = toApiPhone(input.value);
      if (apiPhone === '') return;
      const [all, ...own] = [text, ...pieces].map((entered) => entered.replace(/\D/g, ''));
      const numbers = [apiPhone, apiPhone.replace('7', '8')];
      if (all === apiPhone.slice(1) || numbers.includes(all ?? '')) return;
      expect(own.some((digits) => numbers.includes(digits))).toBe(true);
    });
  });
});

describe('the amount field', () => {
  const range = { min: 3_000, max: 100_000 };
  let input: HTMLInputElement;
  beforeEach(async () => {
    const { store, services } = page;
    render(
      <App store={store} services={services}>
        <AmountField />
      </App>,
    );
    // Its code comes with the first press.
    fireEvent.click(screen.getByRole('button'));
    input = await screen.findByRole('textbox', undefined, { timeout: PATIENCE_MS });
  });
  // Under the focus a line that has changed does not describe the field.
  const message = () => document.querySelector('p[id$="-message"]')?.textContent ?? '';
  /** Opens the field again after its first blur, from when it tells what it refuses. */
  const reset = () => {
    if (screen.queryByRole('textbox') !== null) fireEvent.blur(input);
    fireEvent.click(screen.getByRole('button'));
    input = screen.getByRole('textbox', { name: 'Сумма' });
    act(() => input.focus());
    input.setSelectionRange(0, input.value.length);
  };
  it('loses the digit before a separator that a keyboard deletes without a key event', () => {
    reset();
    insertText(input, '45000');
    input.setSelectionRange(3, 3);
    deleteBackward(input);
    expect([input.value, input.selectionStart]).toEqual(['4\u00a0000', 2]);
  });

  const groups = fc.constantFrom('', ' ', '\u00a0', '\u202f', '.', ',', '’', "'");
  const amount = fc
    .record({
      before: fc.constantFrom('', 'сумма ', '~', 'руб. '),
      rubles: fc.integer({ min: 1, max: 3_000_000 }),
      group: groups,
      kopecks: fc.constantFrom('', ',50', '.5'),
      after: fc.constantFrom('', ' ₽', ' руб.', 'р', ' тыс.', 'к', ' руб. 00 коп.'),
      zero: fc.constantFrom(...ZEROS),
    })
    .map(({ before, rubles, group, kopecks, after, zero }) => {
      const grouped = String(rubles).replace(/\B(?=(?:\d{3})+$)/g, group);
      return before + inScript(grouped + kopecks + after, zero);
    });

  it('gets the sum of any notation or an error, in whatever pieces it arrives', () => {
    reset();
    fireEvent.blur(input);
    vi.useFakeTimers();
    forAll(amount, cuts, enter, (text, shares, enterPiece) => {
      reset();
      const pieces = split(text, shares);
      for (const piece of pieces) enterPiece(input, piece);
      act(() => void vi.advanceTimersByTime(300));
      const whole = Number(readAmount(text));
      const shown = parseAmountText(input.value);
      expect(input.value).toMatch(/^(\d{1,3}(\u00a0\d{3})?)?$/);
      if (shown !== whole) expect(message()).toMatch(/^Сумма — от/);
      if (whole < range.min || whole > range.max) expect(message()).toMatch(/^Сумма — от/);
    });
  });
});

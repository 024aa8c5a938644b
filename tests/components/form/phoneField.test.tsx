/** The phone field under real key and composition events. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { isFullRun } from '../../support/constants';
import { invalidPhones, samplePhoneFormats } from '../../support/phoneNumbers';
import { clearPhone, form, phone, submit } from '../support/elements';
import {
  blur,
  clearFocused,
  commitText,
  fillSilently,
  focus,
  inputOf,
  insertText,
  select,
  setComposition,
  waitForCaret,
} from '../support/input';
import { openForm, pauseClock, run } from '../support/openPage';

const { keyboard } = userEvent;
const type = (text: string) => userEvent.type(phone, text);
const withoutBreaks = (text: string) => text.replace('\n', '');

describe('the phone field', () => {
  beforeEach(() => openForm());

  /** Ways to enter a text but by keys, which the engines have; browsers drop line breaks. */
  const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
    autofilled: (text) => userEvent.fill(phone, text),
    'inserted by a predictive keyboard': (text) => insertText(withoutBreaks(text)),
    // Sent at once, handled one by one.
    'composed character by character': (text) =>
      Promise.all(
        Array.from(withoutBreaks(text)).flatMap((character) => [
          setComposition(character),
          commitText(character),
        ]),
      ),
    'composed at once': (text) => {
      const whole = withoutBreaks(text);
      const lengths = Array.from(whole, (_, index) => index + 1);
      return Promise.all([
        ...lengths.map((length) => setComposition(whole.slice(0, length))),
        commitText(whole),
      ]);
    },
  };

  for (const [index, [way, enter]] of Object.entries(WAYS).entries()) {
    // Each way has a sample of its own: the unit tests enter every number.
    const isTried = (_: unknown, at: number) => isFullRun || at % 8 === index;
    const formats = samplePhoneFormats(index * 13).filter(isTried);
    const invalid = invalidPhones.filter(isTried);
    it(`accepts ${formats.length} formats of a mobile and refuses ${invalid.length} invalid numbers when ${way}`, async () => {
      const enterAll = async (texts: readonly { text: string; expected?: string }[]) => {
        focus(phone);
        const results = [];
        for (const { text, expected } of texts) {
          await enter(text);
          if (expected !== undefined) await expect.element(phone).toHaveValue(expected);
          const { value } = inputOf(phone);
          results.push({ text, value, isAccepted: !inputOf(submit).disabled });
          await clearFocused();
        }
        return results;
      };
      const accepted = await enterAll(formats);
      expect(accepted).toEqual(
        formats.map(({ text, expected: value }) => ({ text, value, isAccepted: true })),
      );
      const refused = await enterAll(invalid.map(({ text }) => ({ text })));
      const isAtOnce = /autofilled|inserted/.test(way);
      expect(refused).toEqual(
        refused.map(({ text, value }) => ({
          text,
          value: isAtOnce ? text : value,
          isAccepted: false,
        })),
      );
    });
  }

  const NUMBER = '9123456789';
  const OTHER = '9124567890';
  // What happens; a typed number; where the caret is put, or the selection; keys; what is shown, `|` for the caret.
  it.each<[string, string, [start: number, end?: number], string, string]>([
    ['a 9 at the start of nine is the first digit', '912345678', [0], '9', '+7 (9|91) 234-56-78'],
    ['an 8 at the start of a number is a country code', NUMBER, [0], '8', '+7 (912) 345-67-89'],
    ['a 9 at the start of a number is one too many', NUMBER, [0], '9', '+7 (9912) 345-67-89'],
    ['two digits at the start keep their order', '912345', [0], '98', '+7 (989) 123-45'],
    ['Backspace keeps the caret in place', NUMBER, [10], '{Backspace}', '+7 (912) |456-78-9'],
    ['a digit stands before the caret', NUMBER, [10], '{Backspace}3', '+7 (912) 3|45-67-89'],
    ['Backspace over a bracket deletes a digit', OTHER, [9], '{Backspace}', '+7 (91|4) 567-89-0'],
    ['Delete keeps the caret in place', OTHER, [6], '{Delete}', '+7 (91|4) 567-89-0'],
    ['Delete passes a bracket', NUMBER, [7], '{Delete}{Delete}77', '+7 (912) 775-67-89'],
    ['Delete passes a dash', NUMBER, [12], '{Delete}{Delete}00', '+7 (912) 345-00-89'],
    ['a selected area code is typed over', NUMBER, [4, 7], '903', '+7 (903) 345-67-89'],
    ['Backspace empties the field', '89123456789', [18], '{Backspace}'.repeat(12), ''],
  ])('edits a number: %s', async (_what, number, at, keys, shown) => {
    await type(number);
    await select(phone, ...at);
    await keyboard(keys);
    await expect.element(phone).toHaveValue(shown.replace('|', ''));
    if (shown.includes('|')) expect(inputOf(phone).selectionStart).toBe(shown.indexOf('|'));
  });

  it('loses by Delete a separator of a number that is not a Russian mobile', async () => {
    await userEvent.fill(phone, '+998 90');
    await select(phone, 4);
    await keyboard('{Delete}');
    await expect.element(phone).toHaveValue('+99890');
  });

  it('deletes the digit before a bracket on an Android keyboard that reports no key', async () => {
    await type('9123456789');
    await select(phone, '+7 (912) '.length);
    for (const shown of ['+7 (913) 456-78-9', '+7 (934) 567-89']) {
      // On Android every key of many keyboards has this code.
      await cdp().send('Input.dispatchKeyEvent', {
        ...{ type: 'rawKeyDown', key: 'Unidentified', windowsVirtualKeyCode: 229 },
        commands: ['deleteBackward'],
      });
      await expect.element(phone).toHaveValue(shown);
    }
    expect(inputOf(phone).selectionStart).toBe('+7 (9'.length);
  });

  it('says of an extra digit that it is one too many, and takes the number without it', async () => {
    await type('891234567890');
    await expect.element(submit).toBeDisabled();
    blur();
    await expect.element(phone).toHaveAccessibleDescription(/В\s?номере лишние цифры/);
    await select(phone, 100);
    await keyboard('{Backspace}');
    await expect.element(submit).toBeEnabled();
  });

  it.each([
    ['loses', ['focus', 'fill', 'blur']],
    ['gets', ['fill', 'focus']],
  ] as const)(
    'takes a number that was filled in without an event when it %s the focus',
    async (_time, actions) => {
      for (const action of actions) {
        if (action === 'fill') fillSilently(phone, '89123456789');
        else inputOf(phone)[action]();
      }
      await expect.element(phone).toHaveValue('+7 (912) 345-67-89');
      await expect.element(submit).toBeEnabled();
    },
  );

  it('loses by Backspace the last digit of a number that was filled in without an event', async () => {
    focus(phone);
    await waitForCaret();
    fillSilently(phone, '89123456789');
    await keyboard('{Backspace}');
    await expect.element(phone).toHaveValue('+7 (912) 345-67-8');
  });

  it('is replaced by a number that a keyboard inserts without a paste event', async () => {
    await type('9000000000');
    await waitForCaret();
    await commitText('+79123456789');
    await expect.element(phone).toHaveValue('+7 (912) 345-67-89');
  });

  it('does not format a running composition, and a deletion in the next one removes its digits only', async () => {
    focus(phone);
    await setComposition('912345');
    await expect.element(phone).toHaveValue('912345');
    await commitText('912345');
    await expect.element(phone).toHaveValue('+7 (912) 345');
    await waitForCaret();
    for (const composed of ['6', '67', '6']) await setComposition(composed);
    await commitText('6');
    await expect.element(phone).toHaveValue('+7 (912) 345-6');
  });

  it('keeps the digits after the caret when one is composed in the middle', async () => {
    await type('91245');
    await select(phone, '+7 (912'.length);
    await setComposition('3');
    await commitText('3');
    await expect.element(phone).toHaveValue('+7 (912) 345');
  });

  it('lets the caret move freely after an undo', async () => {
    await type('9123');
    await keyboard('{Control>}z{/Control}');
    await expect.element(phone).toHaveValue('+7 (912');
    await waitForCaret();
    await keyboard('{ArrowLeft}0');
    await expect.element(phone).toHaveValue('+7 (910) 2');
  });

  it('brings back the number that was there by an undo of the browser’s menu', async () => {
    await type('9123');
    // As a menu or a shaken phone do it: the browser puts back a text of its own.
    fillSilently(phone, '3');
    inputOf(phone).dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }),
    );
    await expect.element(phone).toHaveValue('+7 (912');
  });

  it('has a clear button while it has a value', async () => {
    await expect.element(clearPhone).not.toBeInTheDocument();
    await type('912');
    await userEvent.click(clearPhone);
    await expect.element(phone).toHaveValue('');
    await expect.element(phone).toHaveFocus();
    await expect.element(clearPhone).not.toBeInTheDocument();
  });

  it('has tel attributes, is hidden from key loggers of analytics, stays empty on focus, and has nothing of what is typed in its markup', async () => {
    for (const name of ['type', 'inputmode', 'autocomplete']) {
      await expect.element(phone).toHaveAttribute(name, 'tel');
    }
    await expect.element(phone).toHaveClass('ym-disable-keys');
    focus(phone);
    await waitForCaret();
    await expect.element(phone).toHaveValue('');
    await type('9123456789');
    await expect.element(submit).toBeEnabled();
    expect(phone.element().outerHTML).not.toMatch(/912|345/);
  });
});

describe('the message of the phone field', () => {
  beforeEach(async () => {
    pauseClock();
    await openForm();
  });

  const message = (text: string | RegExp) => expect.element(form.getByText(text)).toBeVisible();
  const isInvalid = () => inputOf(phone).getAttribute('aria-invalid') === 'true';

  it.each([
    ['an incomplete number', '912', /^Допишите номер: ещё 7\s?цифр$/],
    ['a number that is not a mobile', '+7 495', 'Номер мобильного начинается с +7 (9'],
  ])('comes on blur, not while %s is typed', async (_number, typed, text) => {
    await type(typed);
    await run(2_000);
    expect(isInvalid()).toBe(false);
    blur();
    await message(text);
    expect(isInvalid()).toBe(true);
  });

  it('waits for the blur again after a number that was filled in and refused', async () => {
    await userEvent.fill(phone, '+7 495 123-45-67');
    await expect.poll(isInvalid).toBe(true);
    await userEvent.fill(phone, '');
    await type('+7 495');
    await run(2_000);
    expect(isInvalid()).toBe(false);
    blur();
    await expect.poll(isInvalid).toBe(true);
    await type('1');
    expect(isInvalid()).toBe(true);
  });

  it('comes after the first blur 300 ms after the last key, and goes at once', async () => {
    focus(phone);
    blur();
    await message('Введите номер мобильного телефона');
    await userEvent.fill(phone, '9123456789');
    await expect.poll(isInvalid).toBe(false);
    await keyboard('{Backspace}');
    await run(299);
    expect(isInvalid()).toBe(false);
    await run(2);
    await expect.poll(isInvalid).toBe(true);
    await keyboard('9');
    await expect.poll(isInvalid).toBe(false);
  });
});

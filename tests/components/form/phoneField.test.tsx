/** The phone field under real key, clipboard and composition events. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { isFullRun } from '../../support/constants';
import { invalidPhones, samplePhoneFormats } from '../../support/phoneNumbers';
import { clearPhone, phone, submit } from '../support/elements';
import {
  clearFocused,
  commitText,
  fillSilently,
  inputOf,
  insertText,
  pasteText,
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

  /** Ways to enter a text at once or key by key; browsers drop line breaks. */
  const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
    // Brackets and braces name keys unless they are doubled.
    typed: (text) => keyboard(withoutBreaks(text).replace(/[[{]/g, '$&$&')),
    pasted: pasteText,
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
    const isTried = (_: unknown, at: number) => isFullRun || at % 3 === index % 3;
    const formats = samplePhoneFormats(index * 13).filter(isTried);
    const invalid = invalidPhones.filter(isTried);
    it(`accepts ${formats.length} formats of a mobile and refuses ${invalid.length} invalid numbers when ${way}`, async () => {
      const enterAll = async (texts: readonly string[]) => {
        inputOf(phone).focus();
        const results = [];
        for (const text of texts) {
          await enter(text);
          const { value } = inputOf(phone);
          results.push({ text, value, isAccepted: !inputOf(submit).disabled });
          await clearFocused();
        }
        return results;
      };
      const accepted = await enterAll(formats.map(({ text }) => text));
      expect(accepted).toEqual(
        formats.map(({ text, expected: value }) => ({ text, value, isAccepted: true })),
      );
      const refused = await enterAll(invalid.map(({ text }) => text));
      const isAtOnce = /pasted|autofilled|inserted/.test(way);
      expect(refused).toEqual(
        refused.map(({ text, value }) => ({
          text,
          value: isAtOnce ? text : value,
          isAccepted: false,
        })),
      );
    });
  }

  it('gets a number right in whatever two or three pieces a keyboard inserts it', async () => {
    inputOf(phone).focus();
    const wrong: string[] = [];
    for (const { text: copied, expected } of samplePhoneFormats(60)) {
      const text = withoutBreaks(copied);
      for (let first = 1; first < text.length; first += 4) {
        const ends = [first, (first * 7) % text.length, text.length].sort((a, b) => a - b);
        let start = 0;
        for (const end of ends) {
          if (end > start) insertText(text.slice(start, end));
          start = end;
        }
        const shown = inputOf(phone).value;
        if (shown !== expected) wrong.push(`${text} in pieces to ${ends.join()} became ${shown}`);
        await clearFocused();
      }
    }
    expect(wrong).toEqual([]);
  });

  const EDITS: readonly {
    what: string;
    /** Typed, unless it is filled in. */
    number: string;
    isFilled?: true;
    /** Where the caret is put, or the selection. */
    at: readonly [start: number, end?: number];
    keys: string;
    shown: string;
    caret?: number;
  }[] = [
    {
      what: 'a digit at the start of nine is the first digit of the number',
      ...{ number: '912345678', at: [0], keys: '9' },
      ...{ shown: '+7 (991) 234-56-78', caret: '+7 (9'.length },
    },
    {
      what: 'an 8 at the start of a number is a country code',
      ...{ number: '9123456789', at: [0], keys: '8', shown: '+7 (912) 345-67-89' },
    },
    {
      what: 'a 9 at the start of a number is a digit too many',
      ...{ number: '9123456789', at: [0], keys: '9', shown: '+7 (9912) 345-67-89' },
    },
    {
      what: 'two digits at the start keep their order',
      ...{ number: '912345', at: [0], keys: '98', shown: '+7 (989) 123-45' },
    },
    {
      what: 'Backspace in the middle keeps the caret in place',
      ...{ number: '9123456789', at: ['+7 (912) 3'.length], keys: '{Backspace}' },
      ...{ shown: '+7 (912) 456-78-9', caret: '+7 (912) '.length },
    },
    {
      what: 'a digit typed again in the middle keeps the caret behind it',
      ...{ number: '9123456789', at: ['+7 (912) 3'.length], keys: '{Backspace}3' },
      ...{ shown: '+7 (912) 345-67-89', caret: '+7 (912) 3'.length },
    },
    {
      what: 'Backspace over a bracket deletes the digit before it',
      ...{ number: '9124567890', at: ['+7 (912) '.length], keys: '{Backspace}' },
      ...{ shown: '+7 (914) 567-89-0', caret: '+7 (91'.length },
    },
    {
      what: 'Delete in the middle keeps the caret in place',
      ...{ number: '9124567890', at: ['+7 (91'.length], keys: '{Delete}' },
      ...{ shown: '+7 (914) 567-89-0', caret: '+7 (91'.length },
    },
    {
      what: 'Delete before a bracket deletes the digits after it',
      ...{ number: '9123456789', at: ['+7 (912'.length], keys: '{Delete}{Delete}77' },
      ...{ shown: '+7 (912) 775-67-89' },
    },
    {
      what: 'Delete before a dash deletes the digits after it',
      ...{ number: '9123456789', at: ['+7 (912) 345'.length], keys: '{Delete}{Delete}00' },
      ...{ shown: '+7 (912) 345-00-89' },
    },
    {
      what: 'Delete removes a separator of a number that is not a Russian mobile',
      ...{ number: '+998 90', isFilled: true, at: [4], keys: '{Delete}', shown: '+99890' },
    },
    {
      what: 'a selected area code is typed over',
      ...{ number: '9123456789', at: [4, 7], keys: '903', shown: '+7 (903) 345-67-89' },
    },
    {
      what: 'Backspace empties the field',
      ...{ number: '89123456789', at: [18], keys: '{Backspace}'.repeat(12), shown: '' },
    },
  ];
  it.each(EDITS)('edits a number: $what', async ({ number, isFilled, at, keys, shown, caret }) => {
    if (isFilled) await userEvent.fill(phone, number);
    else await type(number);
    await select(phone, ...at);
    await keyboard(keys);
    await expect.element(phone).toHaveValue(shown);
    if (caret !== undefined) expect(inputOf(phone).selectionStart).toBe(caret);
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

  it('keeps a refused number as entered, and the message explains it', async () => {
    await userEvent.fill(phone, '+998 90 123 45 67');
    await expect.element(phone).toHaveValue('+998 90 123 45 67');
    await expect.element(phone).toHaveAccessibleDescription('Номер мобильного начинается с +7 (9');
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(phone, '+7 912 345-67-89');
    await expect.element(phone).not.toHaveAttribute('aria-invalid');
  });

  it('says of an extra digit that it is one too many, and takes the number without it', async () => {
    await type('891234567890');
    await expect.element(submit).toBeDisabled();
    inputOf(phone).blur();
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
    inputOf(phone).focus();
    await waitForCaret();
    fillSilently(phone, '89123456789');
    await keyboard('{Backspace}');
    await expect.element(phone).toHaveValue('+7 (912) 345-67-8');
  });

  it.each(['8', '9', '9000000000'])(
    'replaces a typed %s by a number that a keyboard inserts without a paste event',
    async (typed) => {
      await type(typed);
      await waitForCaret();
      await commitText('+79123456789');
      await expect.element(phone).toHaveValue('+7 (912) 345-67-89');
    },
  );

  it('does not format a running composition, and a deletion in the next one removes its digits only', async () => {
    inputOf(phone).focus();
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

  it('brings back by Ctrl+Z what was typed, pasted or cleared, one step at a time', async () => {
    const expectEach = async (keys: string, values: readonly string[]) => {
      for (const shown of values) {
        await keyboard(keys);
        await expect.element(phone).toHaveValue(shown);
      }
    };
    await type('912');
    await pasteText('8 900 000-00-00');
    await userEvent.click(clearPhone);
    await expect.element(phone).toHaveValue('');
    await expectEach('{Control>}z{/Control}', ['+7 (900) 000-00-00', '+7 (912', '+7 (91']);
    // The same key on a Russian keyboard.
    inputOf(phone).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'я', ctrlKey: true, bubbles: true }),
    );
    await expect.element(phone).toHaveValue('+7 (9');
    await expectEach('{Control>}{Shift>}Z{/Shift}{/Control}', [
      ...['+7 (91', '+7 (912', '+7 (900) 000-00-00', '', ''],
    ]);
    await keyboard('{Control>}zz{/Control}');
    await expectEach('3', ['+7 (912) 3']);
    await expectEach('{Control>}y{/Control}', ['+7 (912) 3']);
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

  it('has tel attributes, is hidden from key loggers of analytics, and stays empty on focus', async () => {
    for (const name of ['type', 'inputmode', 'autocomplete']) {
      await expect.element(phone).toHaveAttribute(name, 'tel');
    }
    await expect.element(phone).toHaveClass('ym-disable-keys');
    inputOf(phone).focus();
    await waitForCaret();
    await expect.element(phone).toHaveValue('');
  });
});

describe('the message of the phone field', () => {
  beforeEach(async () => {
    pauseClock();
    await openForm();
  });

  const message = (text: string | RegExp) =>
    expect.element(phone).toHaveAccessibleDescription(text);
  const isInvalid = () => inputOf(phone).getAttribute('aria-invalid') === 'true';
  const blur = () => inputOf(phone).blur();

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

  it('comes at once for a pasted number, before and after the first blur', async () => {
    for (let time = 0; time < 2; time += 1) {
      inputOf(phone).focus();
      await pasteText('+7 495 123-45-67');
      await message('Номер мобильного начинается с +7 (9');
      await keyboard('{Backspace}');
      expect(isInvalid()).toBe(true);
      await userEvent.fill(phone, '');
      blur();
    }
  });

  it('comes after the first blur 300 ms after the last key, and goes at once', async () => {
    inputOf(phone).focus();
    blur();
    await message('Введите номер мобильного телефона');
    await userEvent.fill(phone, '9123456789');
    expect(isInvalid()).toBe(false);
    await keyboard('{Backspace}');
    await run(299);
    expect(isInvalid()).toBe(false);
    await run(2);
    await expect.poll(isInvalid).toBe(true);
    await keyboard('9');
    await expect.poll(isInvalid).toBe(false);
  });

  it('changes 300 ms after the last key', async () => {
    await type('912');
    blur();
    await message(/7\sцифр/);
    await type('34');
    await run(299);
    await message(/7\sцифр/);
    await run(2);
    await message(/5\sцифр/);
  });
});

import { invalidPhones, samplePhoneFormats } from '~tests/support/phoneNumbers';
import { expect, test, type LandingPage } from '../support/fixtures';
import { isFullRun, PHONE } from '~tests/support/constants';

type EnterText = (landing: LandingPage, text: string) => Promise<void>;

/** Ways to enter a number; browsers drop line breaks. */
const INPUTS: Record<string, EnterText> = {
  typed: (landing, text) => landing.phone.pressSequentially(text.replace('\n', '')),
  pasted: async (landing, text) => {
    await landing.page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await landing.phone.press('Control+v');
  },
  autofilled: (landing, text) => landing.phone.fill(text),
  'inserted by a predictive keyboard': async (landing, text) => {
    await landing.phone.focus();
    await landing.page.keyboard.insertText(text.replace('\n', ''));
  },
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// A full run enters several times as many formats.
if (isFullRun) test.setTimeout(900_000);

for (const [index, [way, enter]] of Object.entries(INPUTS).entries()) {
  const formats = samplePhoneFormats(index * 13);
  test(`${formats.length} formats of a mobile are accepted and ${invalidPhones.length} invalid numbers refused when ${way}`, async ({
    landing,
  }) => {
    await landing.open();
    const wrong: string[] = [];
    for (const { text, expected } of formats) {
      await enter(landing, text);
      const shown = await landing.phone.inputValue();
      if (shown !== expected) wrong.push(`${JSON.stringify(text)} became ${shown}`);
      await landing.waitForCaret();
      await landing.clear(landing.phone);
    }
    expect(wrong).toEqual([]);
    const accepted: string[] = [];
    for (const { text } of invalidPhones) {
      await enter(landing, text);
      const shown = await landing.phone.inputValue();
      const isEnteredAtOnce = way !== 'typed';
      if (isEnteredAtOnce && shown !== text) accepted.push(`${text} became ${shown}`);
      if (await landing.submit.isEnabled()) accepted.push(`${text} was accepted as ${shown}`);
      await landing.waitForCaret();
      await landing.clear(landing.phone);
    }
    expect(accepted).toEqual([]);
  });
}

test('a number is right in whatever two or three pieces a keyboard inserts it', async ({
  landing,
}) => {
  await landing.open();
  const wrong: string[] = [];
  for (const { text: copied, expected } of samplePhoneFormats(60)) {
    const text = copied.replace('\n', '');
    for (let first = 1; first < text.length; first += 2) {
      const second = (first * 7) % text.length;
      const ends = [Math.min(first, second), Math.max(first, second), text.length];
      // Emptying selects the text, which a caret that is put back would undo.
      await landing.waitForCaret();
      await landing.clear(landing.phone);
      let start = 0;
      for (const end of ends) {
        if (end > start) await landing.page.keyboard.insertText(text.slice(start, end));
        start = end;
      }
      const shown = await landing.phone.inputValue();
      if (shown !== expected) wrong.push(`${text} in pieces to ${ends.join()} became ${shown}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('digits that are typed at the start of a number are a country code or its first digits', async ({
  landing,
  page,
}) => {
  await landing.open();
  for (const [number, key, shown] of [
    ['912345678', '9', '+7 (991) 234-56-78'],
    ['9123456789', '8', PHONE],
    ['9123456789', '9', '+7 (9912) 345-67-89'],
  ] as const) {
    await landing.typePhone(number);
    await landing.waitForCaret();
    await page.keyboard.press('Home');
    await page.keyboard.type(key);
    await expect(landing.phone).toHaveValue(shown);
    await landing.waitForCaret();
    await landing.clear(landing.phone);
  }
});

test('a digit that is typed at the start of a number stands before the caret', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.typePhone('912345');
  await landing.waitForCaret();
  await page.keyboard.press('Home');
  await page.keyboard.type('98');
  await expect(landing.phone).toHaveValue('+7 (989) 123-45');
});

test('a refused number stays as entered and the message explains it', async ({ landing }) => {
  await landing.open();
  await landing.phone.fill('+998 90 123 45 67');
  await expect(landing.phone).toHaveValue('+998 90 123 45 67');
  await expect(landing.phone).toHaveAccessibleDescription('Номер мобильного начинается с +7 (9');
  await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
  await landing.phone.fill('+7 912 345-67-89');
  await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
});

for (const [time, actions] of [
  ['loses', ['focus', 'fill', 'blur']],
  ['gets', ['fill', 'focus']],
] as const) {
  test(`a number that was filled in without an event is taken when the field ${time} the focus`, async ({
    landing,
  }) => {
    await landing.open();
    const fill = () =>
      landing.phone.evaluate((input: HTMLInputElement) => {
        input.value = '89123456789';
      });
    for (const action of actions) await (action === 'fill' ? fill() : landing.phone[action]());
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    await expect(landing.submit).toBeEnabled();
  });
}

/** As password managers and in-app browsers do. */
function fillSilently({ phone }: LandingPage, text: string): Promise<void> {
  return phone.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
}

test('a number that was filled in without an event over another is the one that is sent', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone('9000000000');
  await landing.phone.blur();
  await fillSilently(landing, '89123456789');
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('a tap on the disabled button sends a number that was filled in without an event', async ({
  landing,
}) => {
  await landing.open();
  await fillSilently(landing, '89123456789');
  await expect(landing.submit).toBeDisabled();
  await landing.submit.click({ force: true });
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('Backspace deletes the last digit of a number that was filled in without an event', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.phone.focus();
  await landing.waitForCaret();
  await fillSilently(landing, '89123456789');
  await page.keyboard.press('Backspace');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-8');
});

test('a number that a keyboard inserts from the clipboard without a paste event replaces what was typed', async ({
  landing,
  page,
}) => {
  await landing.open();
  const session = await page.context().newCDPSession(page);
  for (const typed of ['8', '9', '9000000000']) {
    await landing.typePhone(typed);
    await landing.waitForCaret();
    await session.send('Input.insertText', { text: '+79123456789' });
    await expect(landing.phone, `after ${typed}`).toHaveValue(PHONE);
    await landing.waitForCaret();
    await landing.clear(landing.phone);
  }
});

test('the message about an incomplete phone changes 300 ms after the last key', async ({
  landing,
  page,
}) => {
  await landing.openPausedAt(landing.form);
  await landing.phone.pressSequentially('912');
  await landing.phone.blur();
  await expect(landing.phone).toHaveAccessibleDescription(/7\sцифр/);
  await landing.phone.press('End');
  await landing.phone.pressSequentially('34');
  await expect(landing.phone).toHaveAccessibleDescription(/7\sцифр/);
  await page.clock.runFor(300);
  await expect(landing.phone).toHaveAccessibleDescription(/5\sцифр/);
});

test('a pasted complete number replaces the typed digits', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('+7 9');
  await page.evaluate(() => navigator.clipboard.writeText('8 912 345-67-89'));
  await landing.phone.press('Control+v');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
  await landing.phone.press('Backspace');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-8');
  await landing.waitForCaret();
  await landing.selectInPhone('+7 (9'.length);
  await landing.phone.press('Control+v');
  await landing.phone.press('Backspace');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-8');
});

test('Delete before a bracket or a dash deletes the digit after it', async ({ landing, page }) => {
  await landing.open();
  for (const [before, after, expected] of [
    ['+7 (912', '77', '+7 (912) 775-67-89'],
    ['+7 (912) 345', '00', '+7 (912) 345-00-89'],
  ] as const) {
    await landing.phone.fill('9123456789');
    await landing.selectInPhone(before.length);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.type(after);
    await expect(landing.phone).toHaveValue(expected);
    await landing.waitForCaret();
  }
});

test('Delete removes a separator of a number that is not a Russian mobile', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.phone.fill('+998 90');
  await landing.selectInPhone(4);
  await page.keyboard.press('Delete');
  await expect(landing.phone).toHaveValue('+99890');
});

test('Backspace on an Android keyboard that reports no key deletes the digit before a bracket', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.typePhone();
  await landing.selectInPhone('+7 (912) '.length);
  const session = await page.context().newCDPSession(page);
  for (const shown of ['+7 (913) 456-78-9', '+7 (934) 567-89']) {
    // On Android every key of many keyboards has this code.
    await session.send('Input.dispatchKeyEvent', {
      ...{ type: 'rawKeyDown', key: 'Unidentified', windowsVirtualKeyCode: 229 },
      commands: ['deleteBackward'],
    });
    await expect(landing.phone).toHaveValue(shown);
  }
  expect(await landing.phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(
    '+7 (9'.length,
  );
});

test('Backspace empties the phone field', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('89123456789');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Backspace');
  await expect(landing.phone).toHaveValue('');
});

test('an extra digit makes a complete phone invalid', async ({ landing }) => {
  await landing.open();
  await landing.phone.pressSequentially('89123456789');
  await expect(landing.submit).toBeEnabled();
  await landing.phone.pressSequentially('0');
  await expect(landing.submit).toBeDisabled();
  await landing.phone.blur();
  await expect(landing.phone).toHaveAccessibleDescription(/В\s?номере лишние цифры/);
  await landing.phone.press('End');
  await landing.phone.press('Backspace');
  await expect(landing.submit).toBeEnabled();
});

test('Ctrl+Z brings back what was typed, pasted or cleared, one step at a time', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.typePhone('912');
  await page.evaluate(() => navigator.clipboard.writeText('8 900 000-00-00'));
  await landing.phone.press('Control+v');
  await landing.clearPhone.click();
  await expect(landing.phone).toHaveValue('');
  for (const shown of ['+7 (900) 000-00-00', '+7 (912', '+7 (91']) {
    await page.keyboard.press('Control+z');
    await expect(landing.phone).toHaveValue(shown);
  }
  // The same key on a Russian keyboard.
  await landing.phone.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'я', ctrlKey: true, bubbles: true })),
  );
  await expect(landing.phone).toHaveValue('+7 (9');
  for (const shown of ['+7 (91', '+7 (912', '+7 (900) 000-00-00', '', '']) {
    await page.keyboard.press('Control+Shift+Z');
    await expect(landing.phone).toHaveValue(shown);
  }
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('3');
  await expect(landing.phone).toHaveValue('+7 (912) 3');
  await page.keyboard.press('Control+y');
  await expect(landing.phone).toHaveValue('+7 (912) 3');
});

test('the caret moves freely after an undo', async ({ landing, page }) => {
  await landing.open();
  await landing.typePhone('9123');
  await page.keyboard.press('Control+z');
  await expect(landing.phone).toHaveValue('+7 (912');
  await landing.waitForCaret();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('0');
  await expect(landing.phone).toHaveValue('+7 (910) 2');
});

test('an undo by the menu of the browser brings back the number that was there', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone('9123');
  // As a menu or a shaken phone do it: the browser puts back a text of its own.
  await landing.phone.evaluate((input: HTMLInputElement) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '3', input);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
  });
  await expect(landing.phone).toHaveValue('+7 (912');
});

test('the clear button is visible only while the phone field has a value', async ({ landing }) => {
  await landing.open();
  await expect(landing.clearPhone).toBeHidden();
  await landing.phone.pressSequentially('912');
  await landing.clearPhone.click();
  await expect(landing.phone).toHaveValue('');
  await expect(landing.phone).toBeFocused();
  await expect(landing.clearPhone).toBeHidden();
});

test('the phone field has tel attributes and is hidden from key loggers of analytics', async ({
  landing,
}) => {
  await landing.open();
  await expect(landing.phone).toHaveAttribute('type', 'tel');
  await expect(landing.phone).toHaveAttribute('inputmode', 'tel');
  await expect(landing.phone).toHaveAttribute('autocomplete', 'tel');
  await expect(landing.phone).toHaveClass(/(^| )ym-disable-keys( |$)/);
});

test('the focus puts no prefix into the empty phone field', async ({ landing }) => {
  await landing.open();
  await landing.phone.focus();
  await expect(landing.phone).toBeFocused();
  await landing.waitForFrames();
  await expect(landing.phone).toHaveValue('');
});

test.describe('phone validation', () => {
  test('shows no error while typing and one on blur', async ({ landing, page }) => {
    await landing.openWithClock();
    await landing.phone.pressSequentially('912');
    await page.clock.runFor(2_000);
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
    await landing.phone.blur();
    await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(landing.phone).toHaveAccessibleDescription(/^Допишите номер: ещё 7\s?цифр$/);
  });

  test('shows no error while a number that is not a mobile is typed, and one on blur', async ({
    landing,
    page,
  }) => {
    await landing.openWithClock();
    await landing.phone.fill('+7 495 123-45-67');
    await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
    await landing.clear(landing.phone);
    await landing.typePhone('+7 495');
    await page.clock.runFor(2_000);
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
    await landing.phone.blur();
    await expect(landing.phone).toHaveAccessibleDescription('Номер мобильного начинается с +7 (9');
    await landing.phone.press('End');
    await landing.phone.press('1');
    await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows the error of a pasted number at once, before and after the first blur', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.form);
    await page.evaluate(() => navigator.clipboard.writeText('+7 495 123-45-67'));
    for (const time of ['before', 'after']) {
      await landing.phone.focus();
      await landing.phone.press('Control+v');
      const error = expect(landing.phone, `${time} the first blur`);
      await error.toHaveAccessibleDescription('Номер мобильного начинается с +7 (9');
      await landing.phone.press('Backspace');
      await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
      await landing.clear(landing.phone);
      await landing.phone.blur();
    }
  });

  test('after the first blur shows an error 300 ms after the last key and hides it at once', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.form);
    await landing.phone.focus();
    await landing.phone.blur();
    await expect(landing.phone).toHaveAccessibleDescription('Введите номер мобильного телефона');
    await landing.phone.fill('9123456789');
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Backspace');
    await page.clock.runFor(299);
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(2);
    await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('9');
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
  });
});

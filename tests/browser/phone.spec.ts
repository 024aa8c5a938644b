import { phoneFormats, invalidPhones } from '../support/phoneNumbers';
import { expect, test, type LandingPage } from './fixtures';

type Enter = (landing: LandingPage, text: string) => Promise<void>;

/** Every way in which a number gets into the field. A line break never gets into it: browsers take it out. */
const ways: Record<string, Enter> = {
  typed: (landing, text) => landing.phone.pressSequentially(text.replace('\n', '')),
  pasted: async (landing, text) => {
    await landing.page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await landing.phone.press('Control+v');
  },
  'filled in by the browser': (landing, text) => landing.phone.fill(text),
  'put in at once by a keyboard': async (landing, text) => {
    await landing.phone.focus();
    await landing.page.keyboard.insertText(text.replace('\n', ''));
  },
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// A full run enters several times as many.
test.setTimeout(process.env['TEST_FULL'] === '1' ? 600_000 : 120_000);

for (const [way, enter] of Object.entries(ways)) {
  test(`${phoneFormats.length} writings of a mobile, ${way}, come out right`, async ({
    landing,
  }) => {
    await landing.open();
    const wrong: string[] = [];
    for (const { text, expected } of phoneFormats) {
      await enter(landing, text);
      const shown = await landing.phone.inputValue();
      if (shown !== expected) wrong.push(`${JSON.stringify(text)} became ${shown}`);
      await landing.phone.fill('');
    }
    expect(wrong).toEqual([]);
  });

  test(`${invalidPhones.length} numbers that are no Russian mobile, ${way}, are not accepted`, async ({
    landing,
  }) => {
    await landing.open();
    const bent: string[] = [];
    for (const { text } of invalidPhones) {
      await enter(landing, text);
      const shown = await landing.phone.inputValue();
      const isWhole = way !== 'typed';
      if (isWhole && shown !== text) bent.push(`${text} became ${shown}`);
      if (await landing.submit.isEnabled()) bent.push(`${text} was accepted as ${shown}`);
      await landing.phone.fill('');
    }
    expect(bent).toEqual([]);
  });
}

test('a refused number stays as it came and the message says why', async ({ landing }) => {
  await landing.open();
  await landing.phone.fill('+998 90 123 45 67');
  await expect(landing.phone).toHaveValue('+998 90 123 45 67');
  await expect(landing.phone).toHaveAccessibleDescription('Номер мобильного начинается с +7 (9');
  await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
  await landing.phone.fill('+7 912 345-67-89');
  await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
});

test('a whole number pasted beside what is there takes its place', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('+7 9');
  await page.evaluate(() => navigator.clipboard.writeText('8 912 345-67-89'));
  await landing.phone.press('Control+v');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
});

test('editing in the middle keeps the caret', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('9123456789');
  const caret = () => landing.phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  const placeCaret = (at: number) =>
    landing.phone.evaluate((input: HTMLInputElement, position) => {
      input.setSelectionRange(position, position);
    }, at);

  // Over the 3 in «+7 (912) 345-67-89», and back.
  await placeCaret('+7 (912) 3'.length);
  await page.keyboard.press('Backspace');
  await expect(landing.phone).toHaveValue('+7 (912) 456-78-9');
  expect(await caret()).toBe('+7 (912) '.length);
  await page.keyboard.type('3');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
  expect(await caret()).toBe('+7 (912) 3'.length);

  // Backspace over a bracket takes the digit before it.
  await placeCaret('+7 (912) '.length);
  await page.keyboard.press('Backspace');
  await expect(landing.phone).toHaveValue('+7 (913) 456-78-9');
  expect(await caret()).toBe('+7 (91'.length);
  await page.keyboard.press('Delete');
  await expect(landing.phone).toHaveValue('+7 (914) 567-89');
  expect(await caret()).toBe('+7 (91'.length);
});

test('another area code can be typed over the first', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('9123456789');
  await landing.phone.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(4, 7);
  });
  await page.keyboard.type('903');
  await expect(landing.phone).toHaveValue('+7 (903) 345-67-89');
});

test('the field can be emptied key by key', async ({ landing, page }) => {
  await landing.open();
  await landing.phone.pressSequentially('89123456789');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Backspace');
  await expect(landing.phone).toHaveValue('');
});

test('a thirteenth key is not swallowed: the number is no longer valid', async ({ landing }) => {
  await landing.open();
  await landing.phone.pressSequentially('89123456789');
  await expect(landing.submit).toBeEnabled();
  await landing.phone.pressSequentially('0');
  await expect(landing.submit).toBeDisabled();
  await expect(landing.phone).toHaveAccessibleDescription(/Введите номер полностью/);
  await landing.phone.press('Backspace');
  await expect(landing.submit).toBeEnabled();
});

test('the clear button is there only when there is something to clear', async ({ landing }) => {
  await landing.open();
  await expect(landing.clearPhone).toBeHidden();
  await landing.phone.pressSequentially('912');
  await landing.clearPhone.click();
  await expect(landing.phone).toHaveValue('');
  await expect(landing.phone).toBeFocused();
  await expect(landing.clearPhone).toBeHidden();
});

test('the field tells keyboards, browsers and counters what it is', async ({ landing }) => {
  await landing.open();
  await expect(landing.phone).toHaveAttribute('type', 'tel');
  await expect(landing.phone).toHaveAttribute('inputmode', 'tel');
  await expect(landing.phone).toHaveAttribute('autocomplete', 'tel');
  await expect(landing.phone).toHaveClass(/(^| )ym-disable-keys( |$)/);
  await landing.phone.focus();
  await expect(landing.phone).toHaveValue('');
});

test.describe('validation', () => {
  test('says nothing before the field is left, then at once', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    await landing.phone.pressSequentially('912');
    await page.clock.runFor(2_000);
    await expect(landing.phone).not.toHaveAttribute('aria-invalid', 'true');
    await landing.phone.blur();
    await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(landing.phone).toHaveAccessibleDescription(
      'Введите номер полностью: +7 (9XX) XXX-XX-XX',
    );
  });

  test('after that speaks 300 ms after the last key, and is gone as soon as it is right', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    await landing.pauseClock();
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

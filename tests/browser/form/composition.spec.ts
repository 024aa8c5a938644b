/** Input methods that compose digits, as Android keyboards do. */
import type { CDPSession } from '@playwright/test';
import { samplePhoneFormats } from '~tests/support/phoneNumbers';
import { expect, test, type LandingPage } from '../support/fixtures';

type Compose = (client: CDPSession, text: string) => Promise<void>;

const setComposition = (client: CDPSession, text: string) =>
  client.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

const COMPOSITIONS: Record<string, Compose> = {
  'character by character': async (client, text) => {
    for (const character of text) {
      await setComposition(client, character);
      await client.send('Input.insertText', { text: character });
    }
  },
  'as one growing composition': async (client, text) => {
    for (let length = 1; length <= text.length; length += 1) {
      await setComposition(client, text.slice(0, length));
    }
    await client.send('Input.insertText', { text });
  },
};

async function focusPhone(landing: LandingPage): Promise<CDPSession> {
  await landing.phone.focus();
  return landing.page.context().newCDPSession(landing.page);
}

for (const [index, [way, compose]] of Object.entries(COMPOSITIONS).entries()) {
  const formats = samplePhoneFormats(60 + index * 13);
  test(`${formats.length} formats of a mobile are accepted when composed ${way}`, async ({
    landing,
  }) => {
    await landing.open();
    const client = await focusPhone(landing);
    const wrong: string[] = [];
    for (const { text, expected } of formats) {
      await compose(client, text.replace('\n', ''));
      const shown = await landing.phone.inputValue();
      if (shown !== expected) wrong.push(`${JSON.stringify(text)} became ${shown}`);
      await landing.waitForCaret();
      await landing.clear(landing.phone);
    }
    expect(wrong).toEqual([]);
  });

  test(`the amount is taken when composed ${way}`, async ({ landing }) => {
    await landing.open();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await landing.clear(landing.amountField);
    const client = await landing.page.context().newCDPSession(landing.page);
    await compose(client, '45000');
    await expect(landing.slider).toHaveValue('45000');
    await landing.page.keyboard.press('Enter');
    await expect(landing.amountButton).toHaveText(/^45\s000\s₽/);
  });
}

test('the previous amount is restored when a composition ends in a deletion without an input event', async ({
  landing,
}) => {
  await landing.open();
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
  const before = await landing.amountField.inputValue();
  const client = await landing.page.context().newCDPSession(landing.page);
  await landing.amountField.press('End');
  await setComposition(client, '5');
  await expect(landing.slider).toHaveValue('100000');
  // Firefox for Android ends the composition by its deletion, and reports only the end.
  await landing.amountField.evaluate((input: HTMLInputElement, value) => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '' }));
  }, before);
  await expect(landing.slider).toHaveValue('30000');
  await landing.amountField.press('Enter');
  await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
});

test('a running composition is not formatted, and a deletion inside the next one removes the composed digits only', async ({
  landing,
}) => {
  await landing.open();
  const client = await focusPhone(landing);
  await setComposition(client, '912345');
  await expect(landing.phone).toHaveValue('912345');
  await client.send('Input.insertText', { text: '912345' });
  await expect(landing.phone).toHaveValue('+7 (912) 345');
  await landing.waitForCaret();
  await setComposition(client, '6');
  await setComposition(client, '67');
  await setComposition(client, '6');
  await client.send('Input.insertText', { text: '6' });
  await expect(landing.phone).toHaveValue('+7 (912) 345-6');
});

test('a composition in the middle of a number keeps the digits after the caret', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone('91245');
  const client = await focusPhone(landing);
  await landing.waitForCaret();
  await landing.page.keyboard.press('ArrowLeft');
  await landing.page.keyboard.press('ArrowLeft');
  await setComposition(client, '3');
  await client.send('Input.insertText', { text: '3' });
  await expect(landing.phone).toHaveValue('+7 (912) 345');
});

test('a number that is still being composed enables the submit button and is sent', async ({
  landing,
}) => {
  await landing.open();
  const client = await focusPhone(landing);
  await setComposition(client, '9123456789');
  await expect(landing.submit).toBeEnabled();
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

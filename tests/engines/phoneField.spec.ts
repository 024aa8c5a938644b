import { samplePhoneFormats } from '../support/phoneNumbers';
import { isEverydayRun, PHONE } from '../support/constants';
import { test, type LandingPage } from './fixtures';

/** Some of them, other ones for each way: the engines differ in keys and clipboard, not in what is made of a text. */
const EACH = isEverydayRun ? 9 : 3;
const sample = (start: number) =>
  samplePhoneFormats(start).filter((_format, index) => index % EACH === start % EACH);

async function type(landing: LandingPage, text: string): Promise<void> {
  await emptyPhone(landing);
  await landing.page.type(text.replace('\n', ''));
}

/** Copies a text with the keyboard from a field of its own, and pastes it; browsers drop the line breaks. */
async function paste(landing: LandingPage, text: string): Promise<void> {
  const { page } = landing;
  const body = await page.locate({ css: 'body' });
  await body?.evaluate((parent, value) => {
    const source = document.createElement('textarea');
    source.value = value;
    parent.append(source);
    source.select();
  }, text);
  await page.pressControl('c');
  await body?.evaluate((parent) => parent.lastElementChild?.remove());
  await emptyPhone(landing);
  await page.pressControl('v');
}

async function emptyPhone(landing: LandingPage): Promise<void> {
  await landing.select('phone', 0, 100);
  await landing.page.press('Backspace');
}

for (const [way, formats, enter] of [
  ['typed', sample(7), type],
  ['pasted', sample(41), paste],
] as const) {
  test(`${formats.length} formats of a mobile are accepted when ${way}`, async ({ landing }) => {
    await landing.open();
    for (const { text, expected } of formats) {
      await test.step(JSON.stringify(text), async () => {
        await enter(landing, text);
        // The clipboard of a virtual display responds later.
        await landing.expectState('phone', { content: expected });
      });
    }
  });
}

test('typing and deleting inside a phone keeps the caret in place', async ({ landing }) => {
  await landing.open();
  await landing.typePhone();

  // Deletes and retypes the 3 in «+7 (912) 345-67-89».
  const afterThree = '+7 (912) 3'.length;
  await landing.select('phone', afterThree, afterThree);
  await landing.page.press('Backspace');
  await landing.expectState('phone', { content: '+7 (912) 456-78-9', caret: '+7 (912) '.length });
  await landing.page.type('3');
  await landing.expectState('phone', { content: PHONE, caret: afterThree });

  // Backspace over a bracket deletes the digit before it.
  await landing.select('phone', '+7 (912) '.length, '+7 (912) '.length);
  await landing.page.press('Backspace');
  await landing.expectState('phone', { content: '+7 (913) 456-78-9', caret: '+7 (91'.length });
  await landing.page.press('Delete');
  await landing.expectState('phone', { content: '+7 (914) 567-89', caret: '+7 (91'.length });

  // Delete before a bracket deletes the digit after it.
  await landing.select('phone', '+7 (914'.length, '+7 (914'.length);
  await landing.page.press('Delete');
  await landing.expectState('phone', { content: '+7 (914) 678-9' });

  // A digit at the start is the first of the number.
  await landing.select('phone', 0, 0);
  await landing.page.type('9');
  await landing.expectState('phone', { content: '+7 (991) 467-89', caret: '+7 (9'.length });
});

test('Ctrl+Z brings back a number that was cleared, and what was typed before it', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone();
  await landing.click('clearPhone');
  await landing.expectState('phone', { content: '', isFocused: true });
  for (const content of [PHONE, '+7 (912) 345-67-8', '+7 (912) 345-67']) {
    await landing.page.pressControl('z');
    await landing.expectState('phone', { content });
  }
  await landing.page.pressControl('y');
  await landing.expectState('phone', { content: '+7 (912) 345-67-8' });
});

test('a running composition stays as it is, progress and button follow it, and it is formatted at its end', async ({
  landing,
}) => {
  await landing.open();
  await landing.compose('phone', '9123456789');
  await landing.expectState('progress', { now: '100' });
  await landing.expectState('submit', { isEnabled: true });
  await landing.expectState('phone', { content: '9123456789' });
  await landing.endComposition('phone', '9123456789');
  await landing.expectState('phone', { content: PHONE });
});

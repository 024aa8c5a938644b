import { expect, test, type LandingPage } from '../support/fixtures';

async function openEditor(landing: LandingPage) {
  await landing.open();
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
}

const submitWithoutBlur = ({ form }: LandingPage) =>
  form.evaluate((element: HTMLFormElement) => element.requestSubmit());

for (const [typed, key, sum] of [
  ['99600', 'ArrowRight', '100 000 ₽'],
  ['3400', 'ArrowLeft', '3 000 ₽'],
] as const) {
  test(`from ${typed} rubles, off the steps, ${key} moves the slider to its end`, async ({
    landing,
  }) => {
    await landing.open();
    await landing.typeAmount(typed);
    await landing.slider.press(key);
    await expect(landing.amountButton).toContainText(sum);
  });
}

test('a click on the amount opens a field that is focused after 100 ms', async ({
  landing,
  page,
}) => {
  await landing.openPausedAt(landing.form);
  await landing.amountButton.click();
  await expect(landing.amountField).toBeVisible();
  await expect(landing.amountField).not.toBeFocused();
  await page.clock.runFor(100);
  await expect(landing.amountField).toBeFocused();
  await expect(landing.amountField).toHaveValue(/^30\s000$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('a tap on the amount focuses its field during the tap, as the keyboard of iOS requires', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.form);
    await landing.amountButton.tap();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type('15');
    await page.clock.runFor(100);
    await page.keyboard.type('000');
    await expect(landing.amountField).toHaveValue(/^15\s000$/);
  });
});

test('a typed amount is moved into the range and loses its kopecks on blur', async ({
  landing,
  page,
}) => {
  await landing.open();
  for (const [typed, shown] of [
    ['5', '3 000 ₽'],
    ['999999', '100 000 ₽'],
    ['45000,50', '45 000 ₽'],
  ] as const) {
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type(typed);
    await landing.phone.focus();
    await expect(landing.amountField).toBeHidden();
    await expect(landing.amountButton, typed).toContainText(shown);
    await expect(landing.phone).toBeFocused();
  }
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Enter applies a pasted amount in any format, and ignores a pasted text without exactly one amount', async ({
    landing,
    page,
  }) => {
    await landing.open();
    for (const [pasted, shown] of [
      ['45 000 ₽', '45 000 ₽'],
      ['1234567', '100 000 ₽'],
      ['10 000,00 руб.', '10 000 ₽'],
      ['45 тыс', '45 000 ₽'],
      ['5 000 - 7 000', '30 000 ₽'],
      ['30-50', '30 000 ₽'],
      ['сорок тысяч', '30 000 ₽'],
      ['', '30 000 ₽'],
    ] as const) {
      await landing.slider.fill('30000');
      await landing.amountButton.click();
      await expect(landing.amountField).toBeFocused();
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.keyboard.press('Control+v');
      await page.keyboard.press('Enter');
      await expect(landing.amountButton, `«${pasted}»`).toContainText(shown);
    }
  });
});

test.describe('with a refused paste', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [pasted, shown] of [
    ['1234567', /^100\s000$/],
    ['30-50', /^30\s000$/],
    ['сорок тысяч', /^30\s000$/],
  ] as const) {
    test(`the amount field tells at once that it does not take «${pasted}»`, async ({
      landing,
      page,
    }) => {
      await openEditor(landing);
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.keyboard.press('Control+v');
      await expect(landing.amountField).toHaveValue(shown);
      await expect(landing.amountField).toHaveAccessibleDescription(
        /Сумма — от 3\s000 до 100\s000\s₽/,
      );
      await page.keyboard.press('Backspace');
      await expect(landing.amountField).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('the amount field takes six digits and nothing else from the keyboard', async ({
  landing,
}) => {
  await openEditor(landing);
  for (const [typed, shown] of [
    ['12abc34', /^1\s234$/],
    ['-5000', /^5\s000$/],
    ['1234567', /^123\s456$/],
    ['45000,50', /^45\s000$/],
    ['45.000', /^45\s000$/],
    ['４５０００', /^45\s000$/],
  ] as const) {
    await landing.clear(landing.amountField);
    await landing.amountField.pressSequentially(typed);
    await expect(landing.amountField, typed).toHaveValue(shown);
  }
});

test('opening the amount field and closing it with Escape sends no amount_changed event', async ({
  landing,
  page,
}) => {
  await openEditor(landing);
  await page.keyboard.press('Escape');
  await landing.typePhone();
  const layer = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown);
  await expect.poll(layer).toContainEqual({ event: 'phone_completed' });
  expect(await layer()).not.toContainEqual({ event: 'amount_changed' });
});

test('the focused amount field follows the slider when it is dragged by touch', async ({
  landing,
  page,
}) => {
  await openEditor(landing);
  await page.keyboard.type('450000');
  // Playwright's mouse would move the focus to the slider.
  await landing.slider.evaluate((slider: HTMLInputElement) => {
    slider.valueAsNumber = 70_000;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(landing.amountField).toHaveValue(/^70\s000$/);
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(landing.amountButton).toContainText('70 000 ₽');
});

test('a submit while the amount field is empty sends the previous amount', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.typePhone();
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.press('End');
  for (let digits = 0; digits < 6; digits += 1) await page.keyboard.press('Backspace');
  await expect(landing.amountField).toHaveValue('');
  await expect(landing.slider).toHaveValue('30000');
  // A tap on a button leaves the focus in the field on iOS.
  await submitWithoutBlur(landing);
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ sum: 30_000 }]);
});

test('the error of an amount out of range disappears when a submit closes its field', async ({
  landing,
  page,
}) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await landing.open();
  await landing.typePhone();
  await landing.typeAmount('50000');
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.type('999999');
  const error = page.getByText('Сумма — от');
  await expect(error).toBeVisible();
  await submitWithoutBlur(landing);
  await expect(landing.alert).toBeVisible();
  await expect(landing.amountButton).toContainText('100 000 ₽');
  await expect(error).toBeHidden();
});

for (const [typed, shown, isRefused] of [
  ['45 тыс', '45', true],
  ['45к', '45', true],
  ['сорок', '30\u00a0000', true],
  ['45000 руб.', '45\u00a0000', false],
  ['45 000 ₽', '45\u00a0000', false],
] as const) {
  test(`the amount field ${isRefused ? 'says at once that it does not take' : 'takes'} «${typed}» typed by keys`, async ({
    landing,
  }) => {
    await landing.open();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await landing.amountField.pressSequentially(typed);
    await expect(landing.amountField).toHaveValue(shown);
    if (isRefused) await expect(landing.amountField).toHaveAttribute('aria-invalid', 'true');
    else await expect(landing.amountField).not.toHaveAttribute('aria-invalid', 'true');
  });
}

test('the amount field shows no error before its first blur', async ({ landing, page }) => {
  await openEditor(landing);
  await page.clock.install();
  await page.keyboard.type('3');
  await page.clock.runFor(1_000);
  await expect(landing.amountField).not.toHaveAttribute('aria-invalid', 'true');
});

test('an amount erased digit by digit is restored on Enter', async ({ landing, page }) => {
  await openEditor(landing);
  await page.keyboard.press('End');
  for (let digit = 0; digit < 5; digit += 1) await page.keyboard.press('Backspace');
  await expect(landing.amountField).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
});

test('an amount out of range shows its error while typing, without moving the button', async ({
  landing,
  page,
}) => {
  await openEditor(landing);
  await page.keyboard.press('Enter');
  const before = await landing.submit.boundingBox();
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.type('500');
  await expect(landing.amountField).toHaveAttribute('aria-invalid', 'true');
  await expect(landing.amountField).toHaveAccessibleDescription(/Сумма — от 3\s000 до 100\s000\s₽/);
  expect(await landing.submit.boundingBox()).toEqual(before);
  await page.keyboard.type('0');
  await expect(landing.amountField).not.toHaveAttribute('aria-invalid', 'true');
});

test('the amount field leaves the focus to a phone field that was tapped right after it', async ({
  landing,
  page,
}) => {
  await landing.openWithClock();
  await landing.pauseClock();
  await landing.amountButton.click();
  await landing.phone.focus();
  await page.clock.runFor(200);
  await expect(landing.phone).toBeFocused();
  await expect(landing.amountButton).toBeVisible();
});

test('the amount field keeps input that is typed before its delayed focus', async ({
  landing,
  page,
}) => {
  await landing.openWithClock();
  await landing.pauseClock();
  await landing.amountButton.click();
  await landing.amountField.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.clock.runFor(200);
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.type('5');
  await expect(landing.amountField).toHaveValue(/^3\s?0\s?005$/);
});

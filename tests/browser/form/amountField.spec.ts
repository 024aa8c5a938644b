/** The amount on the built page; the field by itself is in `tests/components/form`. */
import { expect, test } from '../support/fixtures';

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

test('a submit while the amount field is empty sends the previous amount', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.fillPhone();
  await landing.amountButton.click();
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.press('End');
  for (let digits = 0; digits < 6; digits += 1) await page.keyboard.press('Backspace');
  await expect(landing.amountField).toHaveValue('');
  await expect(landing.slider).toHaveValue('30000');
  // A tap on a button leaves the focus in the field on iOS.
  await landing.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ sum: 30_000 }]);
});

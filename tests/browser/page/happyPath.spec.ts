import { expect, test } from '../support/fixtures';

test.use({ hasTouch: true, isMobile: true });

test('a visitor applies with taps alone', async ({ landing, page }) => {
  await landing.open();
  await landing.amountButton.tap();
  await expect(landing.amountField).toBeFocused();
  await page.keyboard.type('15000');
  await landing.phone.tap();
  await expect(landing.phone).toBeFocused();
  await page.keyboard.type('9123456789');
  await landing.submit.tap();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ sum: 15_000 }]);
});

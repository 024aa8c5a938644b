import { expect, fakeForeignHosts, recordRequests, test } from '../support/fixtures';

test('a visitor from an ad applies and reaches the offer and the showcase', async ({
  landing,
  context,
  pageErrors,
}) => {
  await fakeForeignHosts(context);
  await landing.openPausedAt(landing.form, '/?utm_source=yandex&utm_medium=cpc');
  expect(landing.service.tokens).toHaveLength(1);
  await expect(landing.preloader).toBeHidden();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
  await expect(landing.submit).toBeDisabled();

  await landing.phone.click();
  await landing.page.keyboard.type('8 912 345-67-89');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '100');
  await landing.submit.click();

  await landing.runUntilVisible(landing.approved);
  await expect(landing.approved).toBeFocused();
  // It leaves after the focus has.
  await landing.runUntil(async () => expect(await landing.form.isHidden()).toBe(true));
  expect(landing.service.leads).toMatchObject([
    {
      preToken: landing.service.tokens[0],
      sum: 30_000,
      telephone: '79123456789',
      url: `${landing.origin}/`,
    },
  ]);

  const offerUrl = await landing.next.getAttribute('href');
  const opened = context.waitForEvent('page');
  await landing.next.click();
  const offerTab = await opened;
  await offerTab.waitForURL(offerUrl ?? '');
  const requested = recordRequests(landing.page, ({ hostname }) => hostname.includes('vitrina'));
  await landing.page.clock.runFor(499);
  await landing.waitForRoundTrip();
  expect(requested).toEqual([]);
  await landing.page.clock.runFor(1);
  await landing.page.waitForURL(/vitrina/);
  expect(pageErrors).toEqual([]);
});

test.describe('on a touch screen', () => {
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
});

import { expect, test } from '../support/fixtures';

// The cookie notice and the overlay offer open during these tests, which must not close the notification.
test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

test.beforeEach(async ({ landing }) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await landing.openPausedAt(landing.form);
  await landing.typePhone();
  await landing.submit.click();
  await landing.runUntilVisible(landing.alert.getByText('Не удалось'));
});

test('a notification closes by itself after ten seconds', async ({ landing, page }) => {
  await page.clock.runFor(9_500);
  await expect(landing.alert).toContainText('Не удалось');
  await page.clock.runFor(1_000);
  await expect(landing.alert).toBeEmpty();
});

test('a notification stays while it is hovered or focused or the tab is hidden', async ({
  landing,
  page,
}) => {
  await landing.alert.getByText('Не удалось').hover();
  await page.clock.runFor(20_000);
  await expect(landing.alert).toContainText('Не удалось');
  await page.mouse.move(5, 5);
  await landing.retryButton.focus();
  await page.clock.runFor(20_000);
  await expect(landing.alert).toContainText('Не удалось');
  await landing.setTabVisibility('hidden');
  await landing.phone.focus();
  await page.clock.runFor(60_000);
  await expect(landing.alert).toContainText('Не удалось');
  await landing.setTabVisibility('visible');
  await page.clock.runFor(10_500);
  await expect(landing.alert).toBeEmpty();
});

for (const [button, name] of [
  ['the close button', 'Закрыть'],
  ['«Повторить»', 'Повторить'],
] as const) {
  test(`a notification closed by keyboard with ${button} returns the focus`, async ({
    landing,
  }) => {
    await landing.phone.focus();
    // The focus comes from the phone field, wherever the notification is in the tab order.
    await landing.alert.getByRole('button', { name }).focus();
    await landing.page.keyboard.press('Enter');
    await expect(landing.phone).toBeFocused();
  });
}

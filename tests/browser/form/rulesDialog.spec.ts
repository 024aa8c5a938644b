/** The rules dialog on the built page; the dialog by itself is in `tests/components/form`. */
import { dragFinger, expect, test } from '../support/fixtures';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the page does not scroll behind the rules dialog, on the backdrop or at the end of its text', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await landing.open();
    const session = await page.context().newCDPSession(page);
    const swipeUp = (x: number, y: number) => dragFinger(session, { x, y }, { x, y: y - 200 });
    const scrolled = () => page.evaluate(() => scrollY);
    await swipeUp(10, 450);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await landing.rulesButton.click();
    await expect(landing.rules).toBeVisible();
    const before = await scrolled();
    await swipeUp(195, 495);
    await swipeUp(195, 250);
    await landing.waitForFrames();
    expect(await scrolled()).toBe(before);
  });
});

test('each press of the rules link shows a message while the dialog cannot be loaded', async ({
  landing,
  page,
}) => {
  await page.route('**/assets/RulesDialog-*.js', (route) => route.abort());
  await landing.open();
  await landing.fillPhone();
  for (let press = 0; press < 2; press += 1) {
    await landing.rulesButton.click();
    await expect(landing.alert).toContainText('Не удалось открыть правила');
    await landing.alert.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.alert).toBeEmpty();
  }
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
});

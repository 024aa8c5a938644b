/** The slider under a finger before the app, whose own is in `tests/components/form`. */
import { dragFinger, expect, test, touch, type LandingPage, type Point } from '../support/fixtures';

test.use({ hasTouch: true, isMobile: true });

/** A point of the slider, by its share of the width. */
async function pointOf({ slider }: LandingPage, share: number): Promise<Point> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

test('before the app a tap, a horizontal drag and the keys change the sum, and a finger that scrolls the page across the slider leaves it', async ({
  landing,
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
  const tapped = await pointOf(landing, 0.8);
  await page.touchscreen.tap(tapped.x, tapped.y);
  await expect(landing.slider).toHaveValue(/^8\d000$/);
  const grabbed = await pointOf(landing, 0.8);
  await dragFinger(client, grabbed, { x: grabbed.x - 200, y: grabbed.y + 5 });
  await expect(landing.slider).toHaveValue(/^1\d000$/);
  await landing.slider.press('End');
  await expect(landing.slider).toHaveValue('100000');
  await expect(landing.amountButton).toHaveText(/^100\s000\s₽/);

  await landing.slider.fill('30000');
  for (const [gesture, share, dx] of [
    ['vertical, from the track', 0.8, 0],
    ['slanted, from the thumb', 0.29, 50],
  ] as const) {
    await test.step(gesture, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const from = await pointOf(landing, share);
      await dragFinger(client, from, { x: from.x + dx, y: from.y - 250 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      await expect(landing.slider).toHaveValue('30000');
      await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
    });
  }
});

test('a finger that rests on the slider while the app comes, and then scrolls the page, leaves the sum that was chosen', async ({
  landing,
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
  await landing.slider.press('End');
  const { x, y } = await pointOf(landing, 0.3);
  await touch(client, 'touchStart', { x, y });
  await expect(landing.slider).toHaveValue(/^3\d000$/);
  await deliverScripts();
  await landing.started.waitFor();
  for (let up = 15; up < 300; up += 15) await touch(client, 'touchMove', { x, y: y - up });
  await touch(client, 'touchEnd');
  await expect(landing.slider).toHaveValue('100000');
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ sum: 100_000 }]);
});

/** The slider under a finger before the app, whose own is in `tests/components/form`. */
import { dragFinger, expect, test, type LandingPage, type Point } from '../support/fixtures';

test.use({ hasTouch: true, isMobile: true });

/** A point of the slider, by its share of the width. */
async function pointOf({ slider }: LandingPage, share: number): Promise<Point> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

let deliverScripts: () => Promise<void>;

test.beforeEach(async ({ landing }) => {
  deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
});

for (const [gesture, share, dx] of [
  ['vertical, from the track', 0.8, 0],
  ['slanted, from the thumb', 0.29, 50],
] as const) {
  test(`a finger that scrolls the page across the slider (${gesture}) leaves the sum, before the app`, async ({
    landing,
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    const from = await pointOf(landing, share);
    await dragFinger(client, from, { x: from.x + dx, y: from.y - 250 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(landing.slider).toHaveValue('30000');
    await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
  });
}

test('a tap on the track, a horizontal drag and the keys change the sum, before the app', async ({
  landing,
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const tapped = await pointOf(landing, 0.8);
  await page.touchscreen.tap(tapped.x, tapped.y);
  await expect(landing.slider).toHaveValue(/^8\d000$/);
  const from = await pointOf(landing, 0.8);
  await dragFinger(client, from, { x: from.x - 200, y: from.y + 5 });
  await expect(landing.slider).toHaveValue(/^1\d000$/);
  await landing.slider.press('ArrowRight');
  await landing.slider.press('End');
  await expect(landing.slider).toHaveValue('100000');
  await expect(landing.amountButton).toHaveText(/^100\s000\s₽/);
});

test('a finger that rests on the slider while the app comes, and then scrolls the page, leaves the sum that was chosen', async ({
  landing,
  page,
}) => {
  await landing.slider.press('End');
  const client = await page.context().newCDPSession(page);
  const { x, y } = await pointOf(landing, 0.3);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  await expect(landing.slider).toHaveValue(/^3\d000$/);
  await deliverScripts();
  await landing.started.waitFor();
  for (let up = 15; up < 300; up += 15) await touch('touchMove', { x, y: y - up });
  await touch('touchEnd');
  await expect(landing.slider).toHaveValue('100000');
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ sum: 100_000 }]);
});

/** The slider under a finger: a gesture that scrolls the page changes no sum. */
import { dragFinger, expect, test, type LandingPage, type Point } from '../support/fixtures';

test.use({ hasTouch: true, isMobile: true });

/** A point of the slider, by its share of the width. */
async function pointOf({ slider }: LandingPage, share: number): Promise<Point> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

const THUMB = 0.29;
const TRACK = 0.8;

const PHASES: Readonly<Record<string, (landing: LandingPage) => Promise<void>>> = {
  'with the app': (landing) => landing.open(),
  'before the app': async (landing) => {
    await landing.openWithDeferredScripts('/?utm_source=yandex');
    await landing.waitUntilReady();
  },
};

for (const [phase, open] of Object.entries(PHASES)) {
  for (const [gesture, start, dx] of [
    ['vertical, from the track', TRACK, 0],
    ['vertical, from the thumb', THUMB, 0],
    ['slanted, from the track', TRACK, -60],
    ['slanted, from the thumb', THUMB, 50],
  ] as const) {
    test(`a finger that scrolls the page across the slider (${gesture}) leaves the sum, ${phase}`, async ({
      landing,
      page,
    }) => {
      await open(landing);
      const client = await page.context().newCDPSession(page);
      const from = await pointOf(landing, start);
      await dragFinger(client, from, { x: from.x + dx, y: from.y - 250 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      await expect(landing.slider).toHaveValue('30000');
      await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
    });
  }

  test(`a tap on the track, a horizontal drag and the keys change the sum, ${phase}`, async ({
    landing,
    page,
  }) => {
    await open(landing);
    const client = await page.context().newCDPSession(page);
    const tapped = await pointOf(landing, TRACK);
    await page.touchscreen.tap(tapped.x, tapped.y);
    await expect(landing.slider).toHaveValue(/^8\d000$/);
    const from = await pointOf(landing, TRACK);
    await dragFinger(client, from, { x: from.x - 200, y: from.y + 5 });
    await expect(landing.slider).toHaveValue(/^1\d000$/);
    await landing.slider.press('ArrowRight');
    await landing.slider.press('End');
    await expect(landing.slider).toHaveValue('100000');
    await expect(landing.amountButton).toHaveText(/^100\s000\s₽/);
  });
}

test('an amount off the steps survives a finger that scrolls across the slider', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.typeAmount('45678');
  const client = await page.context().newCDPSession(page);
  const from = await pointOf(landing, TRACK);
  await dragFinger(client, from, { x: from.x, y: from.y - 250 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(landing.amountButton).toHaveText(/^45\s678\s₽/);
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ sum: 45_678 }]);
});

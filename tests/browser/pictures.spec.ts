/**
 * The main states as pictures. They are compared with a tolerance for another machine's way of drawing letters; after a
 * wanted change `npm run test:pictures` makes them anew.
 */
import { SCENARIOS, type ScenarioName } from '../../mocks/scenarios';
import type { ColorMode } from '../../src/design/palettes';
import { expect, test as base } from './fixtures';
import {
  seedRandom,
  openScenario,
  startScenarioServer,
  waitForFonts,
  visibleText,
} from './scenarioPage';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startScenarioServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const PICTURES: readonly [ScenarioName, typeof PHONE, ColorMode][] = [
  ['first-visit-plain', PHONE, 'light'],
  ['first-visit-plain', WIDE, 'dark'],
  ['return-yellow', WIDE, 'light'],
  ['phone-incomplete', PHONE, 'dark'],
  ['rules', PHONE, 'light'],
  ['tray-full', WIDE, 'light'],
  ['submit-failed', PHONE, 'light'],
  ['approved', PHONE, 'dark'],
  ['approved', WIDE, 'light'],
  ['not-found', PHONE, 'light'],
];

for (const [state, screen, mode] of PICTURES) {
  test(`${state} looks as it should at ${screen.width} px, ${mode}`, async ({ page, origin }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await seedRandom(page);
    const { steps = [], expects } = SCENARIOS[state];
    if (!steps.some((step) => step.action === 'skipTime')) await page.clock.install();
    await openScenario(page, origin, state);
    await expect
      .poll(async () => {
        const words = await visibleText(page);
        return expects.shows.filter((each) => !words.includes(each));
      })
      .toEqual([]);
    await waitForFonts(page);
    if (state !== 'not-found') {
      await expect(page.locator('aside')).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
    }
    // The overlay offer, where it is closed, stays closed.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
    await expect(page).toHaveScreenshot(`${state}-${screen.width}-${mode}.png`, {
      mask: [page.getByRole('timer')],
      maxDiffPixelRatio: 0.03,
      threshold: 0.3,
    });
  });
}

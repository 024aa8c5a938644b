/** Compares the main states with stored screenshots; `npm run test:pictures` updates them. */
import { SCENARIOS, type ScenarioName } from '~mocks/scenarios';
import type { ColorMode } from '~/design/palettes';
import { expect } from '../support/fixtures';
import { skipWherePicturesDiffer, TOLERANCE } from '../support/pictures';
import { test } from '../support/scenarioFixtures';
import { expectTexts, openScenario, waitForFonts } from '../support/scenarioPage';
import { FULL } from '~tests/support/constants';
import { locateElement } from '~tests/support/pageElements';

const PHONE_SCREEN = { width: 390, height: 844 };
const WIDE_SCREEN = { width: 1440, height: 900 };

const PICTURES: readonly [ScenarioName, typeof PHONE_SCREEN, ColorMode][] = [
  ['first-visit-plain', PHONE_SCREEN, 'light'],
  ['first-visit-plain', WIDE_SCREEN, 'dark'],
  ['return-yellow', WIDE_SCREEN, 'light'],
  ['phone-incomplete', PHONE_SCREEN, 'dark'],
  ['rules', PHONE_SCREEN, 'light'],
  ['bottom-sheets-all', WIDE_SCREEN, 'light'],
  ['submit-failed', PHONE_SCREEN, 'light'],
  ['approved', PHONE_SCREEN, 'dark'],
  ['approved', WIDE_SCREEN, 'light'],
  ['not-found', PHONE_SCREEN, 'light'],
];

for (const [state, screen, mode] of PICTURES) {
  test(`scenario ${state} matches its screenshot at ${screen.width} px in ${mode} mode${FULL}`, async ({
    page,
    origin,
  }) => {
    await skipWherePicturesDiffer(test, page, origin);
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    const { steps = [] } = SCENARIOS[state];
    if (!steps.some((step) => step.action === 'skipTime')) await page.clock.install();
    await openScenario(page, origin, state);
    await expectTexts(page, state);
    await waitForFonts(page);
    // What was clicked is not hovered wherever the typeface has moved it.
    await page.mouse.move(0, 0);
    if (state !== 'not-found') {
      await expect(page.locator('aside')).toBeVisible();
      await expect(locateElement(page, 'timer')).toBeVisible();
      // Until then the other sections take its place.
      await expect(locateElement(page, 'bestOffer')).toBeVisible();
    }
    // A closed overlay offer stays closed.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
    await expect(page).toHaveScreenshot(`${state}-${screen.width}-${mode}.png`, {
      // Partners' pictures are chosen at random, in the order in which their cards render.
      mask: [locateElement(page, 'timer'), page.locator('img')],
      ...TOLERANCE,
    });
  });
}

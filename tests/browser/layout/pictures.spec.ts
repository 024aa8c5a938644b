/** Compares the main states with stored screenshots; `npm run test:pictures` updates them. */
import type { ScenarioName } from '~mocks/scenarios';
import type { ColorMode } from '~/design/palettes';
import { expect } from '../support/fixtures';
import { skipWherePicturesDiffer, TOLERANCE } from '../support/pictures';
import { test } from '../support/scenarioFixtures';
import { expectWhole, openScenario, openScenarioPaused } from '../support/scenarioPage';
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

/** Skips time itself, until all has opened. */
const SKIPPING = 'bottom-sheets-all';

for (const [state, screen, mode] of PICTURES) {
  test(`scenario ${state} matches its screenshot at ${screen.width} px in ${mode} mode${FULL}`, async ({
    page,
    origin,
  }) => {
    await skipWherePicturesDiffer(test, page, origin);
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    if (state === SKIPPING) {
      await openScenario(page, origin, state);
      await expectWhole(page, state);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
    } else await openScenarioPaused(page, origin, state);
    // What was clicked is not hovered wherever the typeface has moved it.
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(`${state}-${screen.width}-${mode}.png`, {
      // Partners' pictures are chosen at random, in the order in which their cards render.
      mask: [locateElement(page, 'timer'), page.locator('img')],
      ...TOLERANCE,
    });
  });
}

/**
 * `npm run screenshots [scenario…]`: takes all or the named scenarios on a phone and a wide screen, light and dark,
 * into `test-results/scenarios/`, and the README's picture of the lab.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { parseScenarioName, SCENARIO_NAMES } from '../../mocks/scenarios';
import { COLOR_MODES } from '../../src/design/palettes';
import { browserLaunch } from '../browser/playwright.config';
import {
  seedRandom,
  openScenario,
  startScenarioServer,
  waitForFonts,
} from '../browser/scenarioPage';
import { startDevServer } from '../support/devServer';

const GALLERY = fileURLToPath(new URL('../../test-results/scenarios/', import.meta.url));
const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

const requested = process.argv.slice(2).map((name) => parseScenarioName(name, 'scenario'));
const browser = await chromium.launch(browserLaunch);
await mkdir(GALLERY, { recursive: true });

const server = await startScenarioServer();
for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const name of requested.length > 0 ? requested : SCENARIO_NAMES) {
    for (const colorScheme of COLOR_MODES) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'ru-RU' });
      const page = await context.newPage();
      await seedRandom(page);
      await openScenario(page, server.origin, name);
      await waitForFonts(page);
      const path = `${GALLERY}${name}-${screen}-${colorScheme}.png`;
      await page.screenshot({ path, animations: 'disabled' });
      await context.close();
    }
  }
}
await server.close();
console.log(`The scenarios: ${GALLERY}`);

if (requested.length === 0) {
  const dev = await startDevServer();
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, locale: 'ru-RU' });
  await page.goto(`${dev.origin}/?scenario=approved&lab-theme=blue&lab-open=1`);
  await page.getByRole('heading', { name: 'Заявка одобрена' }).waitFor();
  await page.waitForLoadState('networkidle');
  await waitForFonts(page);
  await page.screenshot({ path: fileURLToPath(new URL('lab.png', import.meta.url)) });
  await dev.close();
}
await browser.close();

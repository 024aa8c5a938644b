/**
 * `npm run screenshots [scenario…]`: takes all or the named scenarios on a phone and a wide screen, light and dark,
 * into `test-results/scenarios/`. `npm run screenshots readme` renews the README's pictures.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { parseScenarioName, SCENARIO_NAMES, type ScenarioName } from '../../mocks/scenarios';
import { COLOR_MODES, type ColorMode } from '../../src/design/palettes';
import { browserLaunch } from '../support/launch';
import {
  seedRandom,
  openScenario,
  startScenarioServer,
  waitForFonts,
} from '../browser/support/scenarioPage';
import { startDevServer } from '../support/devServer';
import { locateElement } from '../support/pageElements';

const GALLERY = fileURLToPath(new URL('../../test-results/scenarios/', import.meta.url));
const SCREENS = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
type Screen = keyof typeof SCREENS;

/** @returns null for the README's pictures */
function readNames(): readonly ScenarioName[] | null {
  const requested = process.argv.slice(2);
  if (requested[0] === 'readme') return null;
  if (requested.length === 0) return SCENARIO_NAMES;
  try {
    return requested.map((name) => parseScenarioName(name, 'scenario'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const names = readNames();
const browser = await chromium.launch(browserLaunch);
const server = await startScenarioServer();

async function take(
  path: string,
  name: ScenarioName,
  screen: Screen,
  colorScheme: ColorMode,
): Promise<void> {
  const viewport = SCREENS[screen];
  const context = await browser.newContext({ viewport, colorScheme, locale: 'ru-RU' });
  const page = await context.newPage();
  await seedRandom(page);
  await openScenario(page, server.origin, name);
  await waitForFonts(page);
  await page.screenshot({ path, animations: 'disabled' });
  await context.close();
}

async function takeScenarios(names: readonly ScenarioName[]): Promise<void> {
  await mkdir(GALLERY, { recursive: true });
  for (const screen of ['phone', 'wide'] as const) {
    for (const name of names) {
      for (const mode of COLOR_MODES) {
        await take(`${GALLERY}${name}-${screen}-${mode}.png`, name, screen, mode);
      }
    }
  }
  console.log(`The scenarios: ${GALLERY}`);
}

async function takeReadmePictures(): Promise<void> {
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  await take(file('landing-wide.png'), 'first-visit', 'wide', 'light');
  await take(file('landing-phone.png'), 'form-filled', 'phone', 'light');
  const dev = await startDevServer();
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, locale: 'ru-RU' });
  await page.goto(`${dev.origin}/?scenario=approved&lab-theme=blue&lab-open=1`);
  await locateElement(page, 'approved').waitFor();
  await waitForFonts(page);
  await page.screenshot({ path: file('lab.png') });
  await dev.close();
}

if (names === null) await takeReadmePictures();
else await takeScenarios(names);
await server.close();
await browser.close();

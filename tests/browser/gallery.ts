/**
 * `npm run gallery`: every scenario as a picture, on a phone and on a wide screen, light and dark, in `gallery/`, with a
 * page to look at them all. Needs a build.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';
import { COLOR_MODES } from '../../src/design/palettes';
import { browserLaunch } from './playwright.config';
import { drawAlike, openScenario, startScenarioServer, waitForLooks } from './scenarioPage';

const FOLDER = fileURLToPath(new URL('../../gallery/', import.meta.url));
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const only = process.argv.slice(2);
const names = SCENARIO_NAMES.filter((name) => only.length === 0 || only.includes(name));

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startScenarioServer();
const browser = await chromium.launch(browserLaunch);
const sections: string[] = [];
for (const name of names) {
  const pictures: string[] = [];
  for (const viewport of SCREENS) {
    for (const colorScheme of COLOR_MODES) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'ru-RU' });
      const page = await context.newPage();
      await drawAlike(page);
      await openScenario(page, server.origin, name);
      await waitForLooks(page);
      const file = `${name}-${viewport.width}-${colorScheme}.png`;
      await page.screenshot({ path: `${FOLDER}${file}` });
      pictures.push(`<img src="${file}" alt="" loading="lazy" height="480">`);
      await context.close();
    }
  }
  sections.push(`<h2>${name}: ${SCENARIOS[name].title}</h2>${pictures.join(' ')}`);
  console.log(name);
}
await writeFile(
  `${FOLDER}index.html`,
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Все состояния</title>${sections.join('')}`,
);
await browser.close();
await server.close();
console.log(`${names.length} scenarios: gallery/index.html`);

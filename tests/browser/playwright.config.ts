import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';

const executablePath = findBrowser();

/**
 * What Chromium does beside the page and no test looks at. Its address bar alone opens two pages of its own with each
 * window, which cost more than ours. The first row is Playwright's own, which a later list takes the place of.
 */
const DISABLED_FEATURES = [
  ...['PaintHolding', 'HttpsUpgrades', 'OptimizationHints', 'MediaRouter', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'Translate'],
];

const launchWithout = (features: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${features.join(',')}`,
  ],
});

/** How the browser is started, for tests that start one of their own. */
export const browserLaunch = launchWithout([
  ...DISABLED_FEATURES,
  'SpareRendererForSitePerProcess',
]);

/** The same with the process that a visitor's browser keeps ready for the next page, where times are measured. */
export const visitorLaunch = launchWithout(DISABLED_FEATURES);

/**
 * The built page in a real Chromium. A test that fails is tried once more, so that one lost second of a busy machine
 * holds no change up; the run names each one that needed it.
 */
export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/../pictures/states/{arg}{ext}',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    // Without a film of every frame, which costs more than the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
});

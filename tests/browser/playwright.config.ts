import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';

const executablePath = findBrowser();

/** Features of Chromium that cost time; the first row repeats Playwright's own list, which this one replaces. */
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

/** Launch options, also for tests that launch a browser of their own. */
export const browserLaunch = launchWithout([
  ...DISABLED_FEATURES,
  'SpareRendererForSitePerProcess',
]);

/** Keeps the spare renderer of a visitor's browser, for measurements. */
export const benchLaunch = launchWithout(DISABLED_FEATURES);

/** The built page in Chromium; one retry, and the run names each flaky test. */
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
    // Recording every first try costs a tenth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
});

import { defineConfig } from '@playwright/test';
import { findBrowser, findFullBrowser } from '../support/programs.mjs';

/** `npm test` and CI are patient; a developer wants to know at once. */
const isUnattended = process.env['CI'] !== undefined;

/** Features of Chromium that cost time. It replaces Playwright's own list, of which the first row repeats a part. */
const DISABLED_FEATURES = [
  ...['PaintHolding', 'HttpsUpgrades', 'OptimizationHints', 'MediaRouter', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'Translate'],
];

const SHARED_ARGS = [
  // Tests talk to this machine only.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const disable = (features: readonly string[]) => `--disable-features=${features.join(',')}`;
const useExecutable = (path: string | undefined) =>
  path === undefined ? {} : { executablePath: path };

const testArgs = [
  ...SHARED_ARGS,
  disable([...DISABLED_FEATURES, 'SpareRendererForSitePerProcess']),
];

/** Launch options, also for tests that launch a browser of their own. */
export const browserLaunch = { ...useExecutable(findBrowser()), args: testArgs };

/** For what a headless shell lacks: printing and the back-forward cache. */
export const fullBrowserLaunch = { ...useExecutable(findFullBrowser()), args: testArgs };

/**
 * Measurements use a full browser with its spare renderer, as visitors do. Under DevTools V8 parses a function again for
 * each error made in it: React makes one, which would take 60 ms. With eager source positions it does not.
 */
export const benchLaunch = {
  ...useExecutable(findFullBrowser()),
  args: [
    ...SHARED_ARGS,
    disable(DISABLED_FEATURES),
    '--js-flags=--no-enable-lazy-source-positions',
  ],
};

/** The built page in Chromium; one retry, and the run names each flaky test. */
export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/../pictures/states/{arg}{ext}',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: isUnattended ? 1 : 0,
  // Tests also wait: on two cores, three at a time take a fifth less than two.
  workers: 3,
  // A busy machine takes several times as long; a test that passes takes no longer because of it.
  timeout: isUnattended ? 300_000 : 60_000,
  expect: { timeout: isUnattended ? 30_000 : 5_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    // Recording every first attempt costs a tenth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
});

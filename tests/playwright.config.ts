import { defineConfig, type Project } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';
import { browserLaunch } from './support/launch';
import { FULL, isEverydayRun, isFullRun, PATIENCE_MS, TEST_TIMEOUT_MS } from './support/constants';
import { findNginx, installedEngines, missingPrograms } from './support/programs.mjs';

/** Each takes one worker of the run at most: Chromium's tests, listed last, fill the others. */
const ONE_WORKER = { workers: 1 };

/** `npm test` runs the tests of the engines in Chromium, and leaves the other engines to the full run. */
const engineNames = isEverydayRun
  ? (['chromium'] as const)
  : installedEngines().filter((name) => !isFullRun || name !== 'chromium');

const engineProjects = engineNames.map((engineName): Project<object, EngineOptions> => ({
  name: `engines in ${engineName}`,
  testDir: 'engines',
  ...ONE_WORKER,
  expect: {
    timeout: PATIENCE_MS,
    toPass: { timeout: PATIENCE_MS, intervals: [20, 50, 100, 250] },
  },
  use: { engineName },
}));

const hostingProject: Project = { name: 'hosting', testDir: 'hosting', ...ONE_WORKER };

/** First: one worker runs them all, and would be the only one left at the end. */
const labProject: Project = { name: 'lab', testDir: 'lab', ...ONE_WORKER };

/** What `npm test` leaves out of the tests in Chromium, or what it takes; any other run takes all. */
const chromiumProject: Project = {
  name: 'chromium',
  testDir: 'browser',
  ...(isFullRun && { grep: new RegExp(FULL) }),
  ...(isEverydayRun && { grepInvert: new RegExp(FULL) }),
};

// Each worker loads this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined && !isEverydayRun) {
  for (const line of missingPrograms()) console.log(line);
}

/** Tests on the built page. `--project` selects some; a project is left out if its programs are not installed. */
export default defineConfig<object, EngineOptions>({
  globalSetup: './support/checkBuild.ts',
  snapshotPathTemplate: '{testDir}/../pictures/states/{arg}{ext}',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Tests also wait, most of all for the drivers of other engines: more at a time than a machine has cores. Those of
  // `npm test` run beside component tests.
  workers: isEverydayRun ? 3 : 4,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: '../test-results/report' }],
    ['json', { outputFile: '../test-results/browser.json' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    actionTimeout: PATIENCE_MS,
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
  projects: [
    ...(isEverydayRun ? [] : [labProject]),
    ...(isEverydayRun || findNginx() === undefined ? [] : [hostingProject]),
    ...engineProjects,
    chromiumProject,
  ],
});

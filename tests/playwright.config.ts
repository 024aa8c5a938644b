import { defineConfig, type Project } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';
import { browserLaunch } from './support/launch';
import { findNginx, installedEngines, missingPrograms } from './support/programs.mjs';

/** `npm test` and CI are patient; a developer wants to know at once. */
const isUnattended = process.env['CI'] !== undefined;
const expectTimeoutMs = isUnattended ? 30_000 : 5_000;

/** Each takes one worker of the run at most: Chromium's tests, listed last, fill the others. */
const ONE_WORKER = { workers: 1 };

const engineProjects = installedEngines().map((engineName): Project<object, EngineOptions> => ({
  name: `engines in ${engineName}`,
  testDir: 'engines',
  ...ONE_WORKER,
  expect: {
    timeout: expectTimeoutMs,
    toPass: { timeout: expectTimeoutMs, intervals: [20, 50, 100, 250] },
  },
  use: { engineName },
}));

const hostingProject: Project = { name: 'hosting', testDir: 'hosting', ...ONE_WORKER };

/** First: one worker runs them all, and would be the only one left at the end. */
const labProject: Project = { name: 'lab', testDir: 'lab', ...ONE_WORKER };

// Each worker loads this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const line of missingPrograms()) console.log(line);
}

/** Tests on the built page. `--project` selects some; a project is left out if its programs are not installed. */
export default defineConfig<object, EngineOptions>({
  globalSetup: './support/checkBuild.ts',
  snapshotPathTemplate: '{testDir}/../pictures/states/{arg}{ext}',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: isUnattended ? 1 : 0,
  // Tests also wait, most of all for the drivers of other engines: more at a time than a machine has cores.
  workers: 4,
  // A busy machine takes several times as long; a test that passes takes no longer because of it.
  timeout: isUnattended ? 300_000 : 60_000,
  expect: { timeout: expectTimeoutMs },
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: '../test-results/report' }],
    ['json', { outputFile: '../test-results/browser.json' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    // Recording every first attempt costs a tenth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
  projects: [
    labProject,
    ...(findNginx() === undefined ? [] : [hostingProject]),
    ...engineProjects,
    { name: 'chromium', testDir: 'browser' },
  ],
});

import { defineConfig } from '@playwright/test';
import { findEngines, missingEngines } from '../support/programs.mjs';
import type { EngineOptions } from './fixtures';

const { firefox, webkit } = findEngines();
const installed: EngineOptions['engineName'][] = [
  ...(firefox === undefined ? [] : (['firefox'] as const)),
  ...(webkit === undefined ? [] : (['webkit'] as const)),
];

// Each worker loads this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const line of missingEngines()) console.log(line);
}

/** The built page in Firefox and WebKit; Playwright only runs the tests and drives no browser. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: 1,
  workers: 2,
  // A busy machine takes several times as long; a test that passes takes no longer because of it.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [20, 50, 100, 250] } },
  reporter: [['line'], ['json', { outputFile: '../../test-results/engines.json' }]],
  // An empty list of projects would run the tests without an engine.
  ...(installed.length === 0 ? { testMatch: [] } : {}),
  projects: installed.map((engineName) => ({ name: engineName, use: { engineName } })),
});

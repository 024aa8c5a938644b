import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** The built page behind a real nginx, with the mock service as a real HTTP server behind that. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/hosting',
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../test-results/hosting.json' }]],
});

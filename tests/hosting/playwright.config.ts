import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** The built page and the mock service behind a real nginx. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results/hosting',
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../test-results/hosting.json' }]],
});

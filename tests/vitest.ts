/** The two kinds of test that Vitest runs on the source. */
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { drawPicture } from '../mocks/data/pictures';
import { isEverydayRun, isFullRun, PATIENCE_MS, TEST_TIMEOUT_MS } from './support/constants';
import { browserLaunch } from './support/launch';

/** Pictures of offers: elements of the page load them, past the mock service in the document. Nothing else is served. */
const pictures: Plugin = {
  name: 'offer-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', ({ url = '' }, response) => {
      const number = /^\/mock-pictures\/(\d+)\.svg$/.exec(url)?.[1];
      response.statusCode = number === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(number === undefined ? '' : drawPicture(Number(number)));
    });
  },
};

const shared = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

export const testConfig: NonNullable<ViteUserConfig['test']> = {
  reporters: ['default', 'json'],
  // The scripts of package.json write one for each project.
  outputFile: { json: 'test-results/vitest.json' },
  attachmentsDir: 'test-results/attachments',
  projects: [
    {
      extends: true,
      test: {
        ...shared,
        name: 'unit',
        // By default one core is left over, which is half of the cores where there are two.
        maxWorkers: availableParallelism(),
        // A process for each file takes a tenth longer.
        pool: 'threads',
        environment: 'node',
        // Scripts are not loaded; by default each of them would print an error.
        environmentOptions: {
          happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
        },
        include: ['tests/unit/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/unit/setUp.ts'],
        expect: { poll: { timeout: PATIENCE_MS } },
      },
    },
    {
      extends: true,
      define: { 'process.env.TEST_FULL': JSON.stringify(isFullRun ? '1' : '') },
      plugins: [pictures],
      // Found later, they would make Vite reload the page during a test.
      optimizeDeps: { entries: ['src/main.tsx', 'tests/components/**/*.tsx'] },
      test: {
        ...shared,
        name: 'components',
        // One document for the files of a worker: to load the source anew for each takes a third of the time.
        isolate: false,
        // Pages of one browser. Tests also wait: alone, four at a time take half the time of one. In `npm test` those on
        // the built page run beside them, and each page less saves the time to load the source.
        maxWorkers: isEverydayRun ? 2 : 4,
        include: ['tests/components/**/*.test.tsx'],
        setupFiles: ['tests/components/support/setUp.ts'],
        expect: { poll: { timeout: PATIENCE_MS, interval: 20 } },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: browserLaunch,
            // Without it an expectation of an element, too, waits as long as the test may take.
            actionTimeout: PATIENCE_MS,
            contextOptions: {
              locale: 'ru-RU',
              // Holds every size that a test sets: a larger one would be scaled down.
              viewport: { width: 1_920, height: 1_200 },
              permissions: ['clipboard-read', 'clipboard-write'],
              reducedMotion: 'reduce',
            },
          }),
          instances: [{ browser: 'chromium' }],
          viewport: { width: 390, height: 844 },
          screenshotDirectory: 'test-results/components',
        },
      },
    },
  ],
};

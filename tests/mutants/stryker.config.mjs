/**
 * `npm run test:mutants`: changes the source in one small way after another, and counts the changes that a unit test
 * notices. `-- --mutate src/lib/money.ts` takes only this file or glob.
 */

import { fileURLToPath } from 'node:url';

/** What has an effect in a real document, layout or navigation only: its tests open a page. */
const BROWSER_ONLY = [
  '!src/**/use[A-Z]*.ts',
  '!src/application/phoneEditor.ts',
  '!src/boot/{body,form,head,keepFocusOut,reloadOnce,slowNetwork,submit,visit,watchScripts}.ts',
  '!src/features/ads/keepNotificationsOffAds.ts',
  '!src/lib/{copyText,holdHeights,mirrorStyles,followOffer,sanitizeHtml,watchPresses,whenActivated}.ts',
];
const REPORTS = 'test-results/mutants';

/** A constant of a module has its value before any test begins, so that a mutant in it would seem to survive. */
const moduleConstants = {
  shouldIgnore(path) {
    if (path.getFunctionParent() !== null || path.isFunction() || path.isProgram())
      return undefined;
    let hasFunction = false;
    path.traverse({
      Function(inner) {
        hasFunction = true;
        inner.stop();
      },
    });
    return hasFunction ? undefined : 'runs while the module loads';
  },
};
export const strykerPlugins = [
  { kind: 'Ignore', name: 'module constants', value: moduleConstants },
];

export default {
  mutate: ['src/{api,application,boot,lib}/*.ts', 'src/features/*/*.ts', ...BROWSER_ONLY],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(import.meta.url)],
  coverageAnalysis: 'perTest',
  ignorers: ['module constants'],
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${REPORTS}/report.html` },
  // Continued where a run was ended; the next run takes only what has changed.
  incremental: true,
  incrementalFile: `${REPORTS}/incremental.json`,
  tempDirName: `${REPORTS}/sandbox`,
  ignorePatterns: ['dist*', 'test-results', '.cache', 'coverage'],
};

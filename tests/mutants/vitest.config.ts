import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The unit tests of the source and the simulation, each loaded anew for every mutant that it reaches. */
export default defineConfig({
  resolve: {
    alias: [
      { find: '~mocks', replacement: folder('mocks') },
      { find: '~tests', replacement: folder('tests') },
      { find: '~', replacement: folder('src') },
    ],
  },
  define: { __PACKAGE_VERSION__: '"0.0.0"' },
  test: {
    include: [
      'tests/unit/{api,app,application,boot,features,lib,properties}/**/!(renderCounts).test.{ts,tsx}',
      'tests/unit/build/headers.test.ts',
      'tests/unit/mocks/{contract,service}.test.ts',
      'tests/unit/storm/storm.test.ts',
    ],
    env: { TEST_MUTANTS: '1' },
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: ['tests/unit/setUp.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

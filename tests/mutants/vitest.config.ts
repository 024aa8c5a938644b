import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutants } from './mutants';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The unit tests of the source and the simulation; `runner.ts` repeats each of them with the mutants that it reaches. */
export default defineConfig({
  plugins: [mutants()],
  resolve: {
    alias: [
      { find: /^.*\/support\/properties$/, replacement: folder('tests/mutants/properties.ts') },
      { find: '~mocks', replacement: folder('mocks') },
      { find: '~tests', replacement: folder('tests') },
      { find: '~', replacement: folder('src') },
    ],
  },
  define: { __PACKAGE_VERSION__: '"0.0.0"' },
  test: {
    include: [
      'tests/unit/{api,app,boot,features,lib,properties}/**/!(renderCounts).test.{ts,tsx}',
      'tests/unit/build/headers.test.ts',
      'tests/unit/mocks/{contract,reports,service}.test.ts',
      'tests/mutants/storm.test.ts',
    ],
    runner: folder('tests/mutants/runner.ts'),
    pool: 'threads',
    maxWorkers: Number(process.env['MUTANT_WORKERS'] ?? 2),
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    restoreMocks: true,
    // The runner has limits of its own.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tests of the rules on source, without those that open a whole page: each mutant runs the ones that reach it. */
export default defineConfig({
  resolve: {
    alias: { '~mocks': folder('mocks'), '~tests': folder('tests'), '~': folder('src') },
  },
  define: { __PACKAGE_VERSION__: '"0.0.0"' },
  test: {
    include: ['tests/unit/{api,boot,features,lib,properties}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    restoreMocks: true,
  },
});

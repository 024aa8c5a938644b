import { runnerImport, type InlineConfig } from 'vite';
import './src/build/scripts/checkFolder.mjs';
import { defineConfig } from 'vitest/config';

const RUNNER: InlineConfig = {
  resolve: { tsconfigPaths: true },
  // In the page's styles the background pictures are files, as in a build.
  build: { assetsInlineLimit: 0 },
};

// Loaded by Vite's module runner: it resolves imports without extensions, as the rest of the project has them.
const { module } = await runnerImport<typeof import('./src/build/viteConfig')>(
  './src/build/viteConfig.ts',
  RUNNER,
);

export default defineConfig(async (env) => {
  const config = module.createConfig(env);
  if (env.mode !== 'test') return config;
  const tests = await runnerImport<typeof import('./tests/vitest')>('./tests/vitest.ts', RUNNER);
  return { ...config, test: tests.module.testConfig };
});

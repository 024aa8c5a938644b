import { runnerImport } from 'vite';
import './src/build/scripts/checkFolder.mjs';
import { defineConfig } from 'vitest/config';

// Loaded by Vite's module runner: it resolves imports without extensions, as the rest of the project has them.
const { module } = await runnerImport<typeof import('./src/build/viteConfig')>(
  './src/build/viteConfig.ts',
  // In the page's styles the background pictures are files, as in a build.
  { resolve: { tsconfigPaths: true }, build: { assetsInlineLimit: 0 } },
);

export default defineConfig(module.createConfig);

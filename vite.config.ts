import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react-swc';
import { bootScript } from './src/build/bootScript';
import { mockService } from './src/build/mockService';
import { readBuildEnv } from './src/build/env';
import { FIRST_SCRIPTS, firstScriptGroups, separateFirstScripts } from './src/build/firstScripts';
import { siteHead } from './src/build/siteHead';
import { siteManifest } from './src/build/siteManifest';

/** Browsers that the page supports; older ones are told so in plain words. */
const BROWSERS = ['chrome96', 'safari15.4', 'firefox98'];

export default defineConfig(async ({ command, mode }) => {
  const env = readBuildEnv(process.env);
  const isMocked = command === 'serve' && mode !== 'test' && env.apiTarget === null;
  const site = await env.loadSite();
  return {
    resolve: { alias: { '#site': env.sitePath } },
    plugins: [
      // Class names from file and name, not from module order: the prerendered page and the bundle must agree.
      react({ plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false }]] }),
      siteHead(site),
      siteManifest(site),
      separateFirstScripts(),
      bootScript({ startsParse: command === 'build' || !isMocked, target: BROWSERS }),
      ...(isMocked ? [mockService()] : []),
    ],
    server:
      env.apiTarget === null
        ? {}
        : { proxy: { '/api': { target: env.apiTarget, changeOrigin: true } } },
    build: {
      outDir: env.outDir,
      emptyOutDir: true,
      target: BROWSERS,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // What several parts share is named after any of its modules, `adsSlice` too: blockers would keep it away.
          chunkFileNames: ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
            isDynamicEntry || FIRST_SCRIPTS.includes(name)
              ? 'assets/[name]-[hash].js'
              : 'assets/part-[hash].js',
          codeSplitting: { groups: firstScriptGroups() },
        },
      },
    },
    ssr: { noExternal: ['styled-components'] },
    test: {
      environment: 'node',
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      retry: 0,
      // Generous, since other processes may keep the machine busy.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/unit.json' },
    },
  };
});

import type { ViteUserConfigFnPromise } from 'vitest/config';
import react from '@vitejs/plugin-react-swc';
import { BUILD_TARGET } from './browsers';
import { readBuildEnv } from './env';
import { bootScript } from './plugins/bootScript';
import { INITIAL_CHUNKS, initialChunkGroups, splitInitialChunks } from './plugins/initialChunks';
import { mockService } from './plugins/mockService';
import { precompress } from './plugins/precompress';
import { prerender } from './plugins/prerender';
import { siteHead } from './plugins/siteHead';
import { siteManifest } from './plugins/siteManifest';

/** Ad blockers block file names such as `startAds` or `cookie-notice`. */
const BLOCKABLE_NAME = /ad|push|banner|cookie|notice|overlay|track/i;

async function readSettings() {
  try {
    const env = readBuildEnv(process.env);
    return { ...env, site: await env.loadSite() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export const createConfig: ViteUserConfigFnPromise = async ({ command, mode, isSsrBuild }) => {
  const { site, sitePath, outDir, apiTarget, host, port } = await readSettings();
  const isMocked = command === 'serve' && mode !== 'test' && apiTarget === null;
  const address = {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
  };
  return {
    publicDir: site.publicDir,
    resolve: { alias: { '#site': sitePath }, tsconfigPaths: true },
    plugins: [
      // Class names from file and component name: the prerendered page and the bundle must agree.
      react({ plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false }]] }),
      siteHead(site),
      siteManifest(site),
      splitInitialChunks(),
      bootScript({ startsParse: command === 'build' || !isMocked, target: BUILD_TARGET }),
      prerender(site),
      precompress(),
      ...(isMocked ? [mockService()] : []),
    ],
    server: {
      ...address,
      ...(apiTarget === null
        ? {}
        : { proxy: { '/api': { target: apiTarget, changeOrigin: true } } }),
    },
    preview: { ...address },
    build: {
      outDir,
      emptyOutDir: true,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: isSsrBuild
          ? {}
          : {
              chunkFileNames: ({
                isDynamicEntry,
                name,
              }: {
                isDynamicEntry: boolean;
                name: string;
              }) => {
                const isNamed = isDynamicEntry || INITIAL_CHUNKS.includes(name);
                const isSafe = isNamed && !BLOCKABLE_NAME.test(name);
                return isSafe ? 'assets/[name]-[hash].js' : 'assets/part-[hash].js';
              },
              codeSplitting: { groups: initialChunkGroups() },
            },
      },
    },
    ssr: { noExternal: ['styled-components'] },
    test: {
      environment: 'node',
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // Generous: other processes may keep the machine busy.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      retry: 0,
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/unit.json' },
    },
  };
};

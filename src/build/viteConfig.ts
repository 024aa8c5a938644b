import type { ConfigEnv, UserConfig } from 'vite';
import { version as packageVersion } from '../../package.json';
import react from '@vitejs/plugin-react-swc';
import { BOOT_TARGET, BUILD_TARGET } from './browsers';
import { readBuildEnv, withEnvFiles } from './env';
import { withoutStack } from './withoutStack';
import { bootScript } from './plugins/bootScript';
import { INITIAL_CHUNK_GROUPS, INITIAL_CHUNKS, splitInitialChunks } from './plugins/initialChunks';
import { physicalSides } from './plugins/physicalSides';
import { mockService } from './plugins/mockService';
import { devSite } from './plugins/devSite';
import { realService } from './plugins/realService';
import { release } from './plugins/release';
import { shortIds } from './plugins/shortIds';

/** Ad blockers block file names such as `startAds` or `cookie-notice`. */
const BLOCKABLE_NAME = /ad|push|banner|cookie|notice|overlay|track/i;

/** File name of a chunk; only those of known names keep them. */
function chunkFileNames({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) {
  const isNamed = isDynamicEntry || INITIAL_CHUNKS.includes(name);
  return isNamed && !BLOCKABLE_NAME.test(name)
    ? 'assets/[name]-[hash].js'
    : 'assets/part-[hash].js';
}

export function createConfig({ command, mode }: ConfigEnv): UserConfig {
  // React chooses its version by it: with another value in the environment the build would contain the development
  // version, and the development server and the tests one without the functions that their code calls.
  process.env['NODE_ENV'] = command === 'build' ? 'production' : mode;
  const { apiTarget, host, port } = withoutStack(() =>
    readBuildEnv(withEnvFiles(process.env, mode, process.cwd())),
  );
  const isMocked = command === 'serve' && mode !== 'test' && apiTarget === null;
  const address = { ...(host !== undefined && { host }), ...(port !== undefined && { port }) };
  return {
    // Each site has its own.
    publicDir: false,
    define: { __PACKAGE_VERSION__: JSON.stringify(packageVersion) },
    resolve: { tsconfigPaths: true },
    plugins: [
      physicalSides(),
      // Class names from file and component name: the prerendered page and the bundle must agree.
      react({ plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false }]] }),
      shortIds(),
      // The mock service takes the reports, and the lab shows them.
      devSite({ reportUrl: isMocked ? '/api/report' : '' }),
      splitInitialChunks(),
      bootScript({ startsParse: command === 'build' || !isMocked, target: BOOT_TARGET }),
      release(),
      ...(isMocked ? [mockService()] : []),
      ...(apiTarget === null ? [] : [realService()]),
    ],
    server: {
      ...address,
      ...(apiTarget !== null && { proxy: { '/api': { target: apiTarget, changeOrigin: true } } }),
    },
    preview: address,
    build: {
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          sourcemap: 'hidden',
          rolldownOptions: {
            output: { chunkFileNames, codeSplitting: { groups: INITIAL_CHUNK_GROUPS } },
          },
        },
      },
    },
    ssr: { noExternal: ['styled-components'] },
  };
}

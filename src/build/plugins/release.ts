/**
 * Completes a build: turns it into a release, the folder from which `npm run site` makes sites, and makes the default
 * site from it in the output folder.
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipAsync } from '@gfx/zopfli';
import { build, type Plugin } from 'vite';
import { exitOnError } from '../exitOnError';
import { findDefaultSite } from '../shippedSites';
import { writeCompressedCopies } from '../site/compress';
import { readSite } from '../site/readSite';
import { RELEASE } from '../site/release';
import { isPageBuild } from './isPageBuild';
import { loadStyleAssets } from './styleAssets';

const COMMAND_ENTRY = fileURLToPath(new URL('../site/main.ts', import.meta.url));
const SITE_SCHEMA = fileURLToPath(
  new URL(`../../../mocks/contract/${RELEASE.schema}`, import.meta.url),
);

const HOSTING = fileURLToPath(new URL('../hosting', import.meta.url));

/** Belongs after all plugins that write files. */
export function release(): Plugin {
  let root = '';
  return {
    name: 'release',
    apply: isPageBuild,
    configResolved: (config) => {
      root = config.root;
      // Boot script, styles and headers have urls from the root of the host.
      if (config.base !== '/')
        throw new Error(`base="${config.base}" is not supported; allowed: /`);
    },
    // Before anything is written: a wrong config leaves the last build as it is.
    buildStart() {
      // Sites link to the assets, and the web server is another user.
      process.umask(0o022);
      exitOnError(() => readSite(findDefaultSite()));
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the build has no output folder');
        const releaseDir = `${dir}-release`;
        await rm(releaseDir, { recursive: true, force: true });
        await mkdir(releaseDir);
        await moveSourceMaps(join(dir, 'assets'), join(releaseDir, RELEASE.sourceMaps));
        await rename(join(dir, 'assets'), join(releaseDir, RELEASE.assets));
        await rename(join(dir, 'index.html'), join(releaseDir, RELEASE.template));
        // Smaller and slower than zlib; more iterations save less than 0.1 %.
        await writeCompressedCopies(join(releaseDir, RELEASE.assets), (text) =>
          gzipAsync(text, { numiterations: 5 }),
        );
        const { fontFaces, scenes } = await loadStyleAssets();
        await writeFile(
          join(releaseDir, RELEASE.styleFiles),
          JSON.stringify({ fontFaces, scenes }),
        );
        await copyFile(SITE_SCHEMA, join(releaseDir, RELEASE.schema));
        await cp(HOSTING, join(releaseDir, RELEASE.hosting), {
          recursive: true,
          filter: (path) => !path.endsWith('.md'),
        });
        await buildCommand(root, releaseDir);
        await promisify(execFile)(process.execPath, [
          join(releaseDir, RELEASE.command),
          ...['--config', findDefaultSite(), '--out', dir],
        ]);
      },
    },
  };
}

/** Sites link to all assets, and no site serves the source. */
async function moveSourceMaps(assets: string, target: string): Promise<void> {
  await mkdir(target);
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  for (const name of maps) await rename(join(assets, name), join(target, name));
}

/** Bundles the command with all it imports, so that it needs Node alone. */
async function buildCommand(root: string, releaseDir: string): Promise<void> {
  const outDir = resolve(root, '.cache/site-command', String(process.pid));
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: COMMAND_ENTRY,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: RELEASE.command } },
    },
  });
  const command = await readFile(join(outDir, RELEASE.command));
  await writeFile(join(releaseDir, RELEASE.command), command);
  await rm(outDir, { recursive: true });
}

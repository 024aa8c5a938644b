/**
 * A build in three steps: the page's client and the site command, both into a release, the folder from which
 * `npm run site` makes sites; then the default site, made by that command into the output folder if it is within the
 * size budget.
 */
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentOptions, Plugin } from 'vite';
import { makeSiteWithinBudget } from '../budget';
import { findSite } from '../shippedSites';
import { writeCompressedCopies } from '../site/compress';
import { readSite } from '../site/readSite';
import { RELEASE } from '../site/releaseFiles';
import { withoutStack } from '../withoutStack';

const COMMAND_ENTRY = fileURLToPath(new URL('../site/main.ts', import.meta.url));
const SITE_SCHEMA = fileURLToPath(
  new URL(`../../../mocks/contract/${RELEASE.schema}`, import.meta.url),
);
const HOSTING = fileURLToPath(new URL('../hosting', import.meta.url));

const releaseDirOf = (outDir: string) => `${outDir}-release`;

/** The site command with all it imports, so that it needs Node alone, and the files that pages name. */
function siteCommand(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: releaseDirOf(outDir),
      emptyOutDir: false,
      emitAssets: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: COMMAND_ENTRY,
        output: { codeSplitting: false, entryFileNames: RELEASE.command },
      },
    },
  };
}

export function release(): Plugin {
  let outDir = '';
  return {
    name: 'release',
    apply: 'build',
    config({ build }) {
      outDir = build?.outDir ?? 'dist';
      return {
        environments: {
          client: { build: { outDir: releaseDirOf(outDir) } },
          siteCommand: siteCommand(outDir),
        },
        builder: {},
      };
    },
    configResolved({ base }) {
      // Boot script, styles and headers have urls from the root of the host.
      if (base !== '/') throw new Error(`base="${base}" is not supported; allowed: /`);
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        // Before anything is written: a wrong config leaves the last build as it is.
        withoutStack(() => readSite(findSite()));
        // Sites link to the assets, and the web server is another user.
        process.umask(0o022);
        const { client, siteCommand } = builder.environments;
        if (client === undefined || siteCommand === undefined) throw new Error('no environments');
        const releaseDir = releaseDirOf(outDir);
        await rm(releaseDir, { recursive: true, force: true });
        await builder.build(client);
        await builder.build(siteCommand);
        await completeRelease(releaseDir);
        await makeSiteWithinBudget(releaseDir, findSite(), outDir);
      },
    },
  };
}

async function completeRelease(releaseDir: string): Promise<void> {
  await rename(join(releaseDir, 'index.html'), join(releaseDir, RELEASE.template));
  const assets = join(releaseDir, RELEASE.assets);
  // Sites link to all assets, and no site serves the source.
  const sourceMaps = join(releaseDir, RELEASE.sourceMaps);
  await mkdir(sourceMaps);
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  for (const name of maps) await rename(join(assets, name), join(sourceMaps, name));
  await writeCompressedCopies(assets);
  await copyFile(SITE_SCHEMA, join(releaseDir, RELEASE.schema));
  await cp(HOSTING, join(releaseDir, RELEASE.hosting), {
    recursive: true,
    filter: (path) => !path.endsWith('.md'),
  });
}

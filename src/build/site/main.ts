/**
 * `npm run site -- --config bereg.json --out dist-bereg`: makes sites from a release without Vite, a bundler or the
 * network. Several configs give one folder each, named after the file. Bundled into the release; needs Node alone.
 */
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getProp } from '../../lib/readUnknown';
import { createSite } from './createSite';
import { checkOutDir, contains, resolveOutDir } from './outDir';
import { readSite, SiteConfigError, type Site } from './readSite';
import { siteWarnings } from './siteWarnings';

const USAGE = 'usage: npm run site -- --config <file.json> [--config <file.json>…] --out <folder>';

const releaseDir = dirname(fileURLToPath(import.meta.url));

function parseOptions() {
  try {
    return parseArgs({
      options: { config: { type: 'string', multiple: true }, out: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new SiteConfigError(`${(error as Error).message}\n${USAGE}`);
  }
}

function readArguments(): { configs: string[]; out: string } {
  const { config: configs = [], out = '' } = parseOptions();
  if (configs.length === 0 || out === '') throw new SiteConfigError(USAGE);
  return { configs, out };
}

/** @throws SiteConfigError with the mistakes of all configs */
function readSites(paths: readonly string[]): { path: string; site: Site }[] {
  const mistakes: string[] = [];
  const sites = paths.flatMap((path) => {
    try {
      return [{ path, site: readSite(path) }];
    } catch (error) {
      if (!(error instanceof SiteConfigError)) throw error;
      mistakes.push(error.message);
      return [];
    }
  });
  if (mistakes.length > 0) throw new SiteConfigError(mistakes.join('\n'));
  return sites;
}

/** Errors of the file system have a code: no rights, no space, a path below a file. */
function describeWriteError(error: unknown, { publicDir }: Site, outDir: string): unknown {
  if (!(error instanceof Error) || typeof getProp(error, 'code') !== 'string') return error;
  const path = String(getProp(error, 'path'));
  const source = [publicDir, releaseDir].find((dir) => contains(dir, path));
  return new SiteConfigError(
    source === undefined
      ? `--out: "${outDir}" cannot be written (${error.message}); allowed: a folder that can be created and replaced`
      : `${source} cannot be read (${error.message})`,
  );
}

async function run(): Promise<void> {
  const { configs, out } = readArguments();
  // All configs are checked before the first site is written.
  const sites = readSites(configs).map(({ path, site }) => ({
    path,
    site,
    outDir: resolveOutDir(configs.length === 1 ? out : join(out, basename(path, '.json'))),
  }));
  const outDirs = sites.map(({ outDir }) => outDir);
  const publicDirs = sites.map(({ site }) => site.publicDir);
  for (const outDir of outDirs) checkOutDir(outDir, [...publicDirs, releaseDir]);
  if (new Set(outDirs).size < outDirs.length) {
    throw new SiteConfigError('--config: two files have one name; allowed: a name for each');
  }
  for (const { path, site, outDir } of sites) {
    await createSite(site, { releaseDir, outDir }).catch((error: unknown) => {
      throw describeWriteError(error, site, outDir);
    });
    for (const warning of siteWarnings(site.config)) console.warn(`${path}: ${warning}`);
    console.log(`${site.config.brand}: ${outDir}`);
  }
}

// The web server is another user, whatever the rights of the one who makes a site are.
process.umask(0o022);
try {
  await run();
} catch (error) {
  console.error(error instanceof SiteConfigError ? error.message : error);
  process.exitCode = 1;
}

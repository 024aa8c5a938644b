/**
 * `npm run site -- --config bereg.json --out dist-bereg`: makes sites from a release without Vite, a bundler or the
 * network. Several configs give one folder each, named after the file. Bundled into the release; needs Node alone.
 * With `--nginx` it also writes the configuration of nginx, with `--variant` pages for A/B tests.
 */
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFile } from '../../config/site';
import { getProp } from '../../lib/readUnknown';
import { readOptions } from '../readOptions';
import { createSite } from './createSite';
import { writeNginxFolder } from './nginxFolder';
import { demoWarnings } from './demoWarnings';
import { legalWarnings } from './legalWarnings';
import { checkOutDir, contains, resolveOutDir } from './outDir';
import { readAll, readSite, SiteConfigError, type Site } from './readSite';
import { siteWarnings } from './siteWarnings';
import { readVariants, variantPage, type Variant } from './variants';

const USAGE =
  'npm run site -- --config <file.json> [--config <file.json>…] --out <folder> [--variant <file.json>…] [--nginx <folder>] [--keep-assets <days>]';
/** A page that stays open longer is loaded anew by its next missing script. */
const KEEP_ASSETS_DAYS = 30;
/** What cannot work, what must not go live, and what a lawyer would ask about. */
const WARNINGS = [siteWarnings, demoWarnings, legalWarnings];
const SAFE_NAME = /^[\w.-]+$/;
const SAFE_ROOT = /^[^"$\\\n]+$/;

const releaseDir = dirname(fileURLToPath(import.meta.url));

function readArguments() {
  const options = readOptions(
    {
      config: { type: 'string', multiple: true },
      out: { type: 'string' },
      variant: { type: 'string', multiple: true },
      nginx: { type: 'string' },
      'keep-assets': { type: 'string' },
    },
    USAGE,
  );
  const { config: configs = [], variant: variants = [], out = '', nginx = '' } = options;
  const days = options['keep-assets'] ?? String(KEEP_ASSETS_DAYS);
  if (configs.length === 0 || out === '') throw new SiteConfigError(`usage: ${USAGE}`);
  if (variants.length > 0 && configs.length > 1) {
    throw new SiteConfigError('--variant: there is more than one --config; allowed: with one');
  }
  if (!/^\d{1,3}$/.test(days)) {
    throw new SiteConfigError(`--keep-assets: "${days}"; allowed: days, from 0 to 999`);
  }
  return { configs, variants, out, nginx, keepAssetsDays: Number(days) };
}

/** Errors of the file system have a code: no rights, no space, a path below a file. */
const describeFileErrors =
  (describe: (message: string, path: string) => string) => (error: unknown) => {
    if (!(error instanceof Error) || typeof getProp(error, 'code') !== 'string') throw error;
    throw new SiteConfigError(describe(error.message, String(getProp(error, 'path'))));
  };

/** They would replace a file of the site's own. */
function checkVariantPages(variants: readonly Variant[], { publicFiles }: Site): void {
  const pages = variants.map(({ name }) => variantPage(name));
  const taken = publicFiles.find(({ path }) => pages.includes(path));
  if (taken === undefined) return;
  throw new SiteConfigError(
    `--variant: publicDir has ${taken.path}; allowed: no file with the name of a variant's page`,
  );
}

/** @param known a config whose warnings have been printed */
function printWarnings(path: string, config: SiteFile, known?: SiteFile): void {
  const listWarnings = (site: SiteFile) => WARNINGS.flatMap((warn) => warn(site));
  const printed = known === undefined ? [] : listWarnings(known);
  for (const warning of listWarnings(config)) {
    if (!printed.includes(warning)) console.warn(`${path}: ${warning}`);
  }
}

/** They stand in the configuration as they are. */
function checkNginxNames(names: readonly string[], allowed: RegExp): void {
  const wrong = names.find((name) => !allowed.test(name));
  if (wrong === undefined) return;
  throw new SiteConfigError(
    `--nginx: "${wrong}"; allowed: files named with letters, digits, ".", "-" and "_", and folders without "$", quotes and backslashes`,
  );
}

async function run(): Promise<void> {
  const { configs, variants: variantPaths, out, nginx, keepAssetsDays } = readArguments();
  // All configs are checked before the first site is written.
  const sites = readAll(configs, (path) => {
    const name = basename(path, '.json');
    const outDir = resolveOutDir(configs.length === 1 ? out : join(out, name));
    return { path, site: readSite(path), name, outDir };
  });
  const outDirs = sites.map(({ outDir }) => outDir);
  const publicDirs = sites.map(({ site }) => site.publicDir);
  for (const outDir of outDirs) checkOutDir(outDir, [...publicDirs, releaseDir]);
  if (new Set(outDirs).size < outDirs.length) {
    throw new SiteConfigError('--config: two files have one name; allowed: a name for each');
  }
  if (nginx !== '') {
    checkNginxNames([basename(resolve(nginx)), ...sites.map(({ name }) => name)], SAFE_NAME);
    checkNginxNames(outDirs, SAFE_ROOT);
  }
  const variants = readVariants(configs[0] ?? '', variantPaths);
  for (const { path, site, name, outDir } of sites) {
    checkVariantPages(variants, site);
    await createSite(site, { releaseDir, outDir, keepAssetsDays, variants }).catch(
      describeFileErrors((message, file) => {
        const source = [site.publicDir, releaseDir].find((dir) => contains(dir, file));
        return source === undefined
          ? `--out: "${outDir}" cannot be written (${message}); allowed: a folder that can be created and replaced`
          : `${source} cannot be read (${message})`;
      }),
    );
    printWarnings(path, site.config);
    for (const variant of variants) printWarnings(variant.path, variant.config, site.config);
    console.log(`${site.config.brand}: ${outDir}`);
    if (nginx === '') continue;
    const folder = resolve(nginx);
    const notes = await writeNginxFolder({
      ...{ folder, releaseDir, name, outDir, config: site.config, variants },
    }).catch(
      describeFileErrors(
        (message) =>
          `--nginx: "${folder}" cannot be written (${message}); allowed: a folder beside nginx.conf`,
      ),
    );
    for (const note of notes) console.warn(note);
  }
  if (nginx !== '') console.log('nginx: load the new headers with "nginx -t && nginx -s reload"');
}

// The web server is another user, whatever the rights of the one who makes a site are.
process.umask(0o022);
try {
  await run();
} catch (error) {
  console.error(error instanceof SiteConfigError ? error.message : error);
  process.exitCode = 1;
}

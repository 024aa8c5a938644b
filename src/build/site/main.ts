/**
 * `npm run site -- --config bereg.json --out dist-bereg`: makes sites from a release without Vite, a bundler or the
 * network. Several configs give one folder each, named after the file. Bundled into the release; needs Node alone.
 */
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSite } from './createSite';
import { readSite, SiteConfigError } from './readSite';

const USAGE = 'usage: npm run site -- --config <file.json> [--config <file.json>…] --out <folder>';

const releaseDir = dirname(fileURLToPath(import.meta.url));

function readArguments(): { configs: string[]; out: string } {
  const { values } = parseArgs({
    options: { config: { type: 'string', multiple: true }, out: { type: 'string' } },
  });
  const { config: configs = [], out = '' } = values;
  if (configs.length === 0 || out === '') throw new SiteConfigError(USAGE);
  return { configs, out };
}

async function run(): Promise<void> {
  const { configs, out } = readArguments();
  // All configs are checked before the first site is written.
  const sites = configs.map((path) => ({ site: readSite(path), name: basename(path, '.json') }));
  for (const { site, name } of sites) {
    const outDir = sites.length === 1 ? resolve(out) : join(resolve(out), name);
    await createSite(site, { releaseDir, outDir });
    console.log(`${site.config.brand}: ${outDir}`);
  }
}

try {
  await run();
} catch (error) {
  const isUsersMistake = error instanceof SiteConfigError || error instanceof TypeError;
  console.error(isUsersMistake ? error.message : error);
  process.exitCode = 1;
}

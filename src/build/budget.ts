/** The size budget of a page (`.size-limit.js`): a page over it never replaces the last one. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RELEASE } from './site/releaseFiles';
import { withoutStack } from './withoutStack';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SIZE_LIMIT = join(ROOT, 'node_modules/size-limit/bin.js');

/**
 * Makes a site of a release in a trial folder, measures it, and makes it in its folder if it is within the budget.
 *
 * @param configFile the site's config
 * @throws Error if the page is over the budget; then the folder is as it was
 */
export async function makeSiteWithinBudget(
  releaseDir: string,
  configFile: string,
  outDir: string,
): Promise<void> {
  const trialDir = `${outDir}-trial`;
  await makeSite(releaseDir, configFile, trialDir);
  try {
    await checkBudget(trialDir);
  } finally {
    await rm(trialDir, { recursive: true });
  }
  await makeSite(releaseDir, configFile, outDir);
}

const run = promisify(execFile);

async function makeSite(releaseDir: string, configFile: string, outDir: string): Promise<void> {
  const command = join(releaseDir, RELEASE.command);
  const options = ['--config', configFile, '--out', outDir, '--keep-assets', '0'];
  await run(process.execPath, [command, ...options]);
}

/** Prints the sizes of a site's page and scripts. */
async function checkBudget(siteDir: string): Promise<void> {
  const page = relative(ROOT, resolve(siteDir));
  const sizes = spawn(process.execPath, [SIZE_LIMIT], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BUILT_PAGE: page },
  });
  const [status] = (await once(sizes, 'exit')) as [number | null];
  if (status === 0) return;
  withoutStack(() => {
    throw new Error('The page is over its budget (.size-limit.js); the last one stays as it is.');
  });
}

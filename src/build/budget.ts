/** The size budget of a page (`.size-limit.js`): a page over it never replaces the last one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  makeSite(releaseDir, configFile, trialDir);
  try {
    checkBudget(trialDir);
  } finally {
    await rm(trialDir, { recursive: true });
  }
  makeSite(releaseDir, configFile, outDir);
}

function makeSite(releaseDir: string, configFile: string, outDir: string): void {
  const command = join(releaseDir, RELEASE.command);
  const options = ['--config', configFile, '--out', outDir, '--keep-assets', '0'];
  execFileSync(process.execPath, [command, ...options], { stdio: 'pipe' });
}

/** Prints the sizes of a site's page and scripts. */
function checkBudget(siteDir: string): void {
  const page = relative(ROOT, resolve(siteDir));
  const { status } = spawnSync(process.execPath, [SIZE_LIMIT], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BUILT_PAGE: page },
  });
  if (status === 0) return;
  withoutStack(() => {
    throw new Error('The page is over its budget (.size-limit.js); the last one stays as it is.');
  });
}

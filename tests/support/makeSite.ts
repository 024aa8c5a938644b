/** Runs `npm run site` on the built release, as an operator does. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SiteFile } from '../../src/config/site';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Writes a config for the command; its `publicDir` is that of a shipped site. */
export async function writeSiteConfig(name: string, site: SiteFile): Promise<string> {
  const folder = `${ROOT}.cache/site-configs`;
  await mkdir(folder, { recursive: true });
  const path = `${folder}/${name}.json`;
  await writeFile(path, JSON.stringify({ ...site, publicDir: `${ROOT}public/bereg` }));
  return path;
}

/**
 * @param out folder below `.cache/sites/`
 * @returns the path of the folder
 */
export async function makeSites(out: string, ...configs: readonly string[]): Promise<string> {
  const dist = `${ROOT}.cache/sites/${out}`;
  const options = configs.flatMap((config) => ['--config', config]);
  await run('npm', ['run', '--silent', 'site', '--', ...options, '--out', dist], { cwd: ROOT });
  return dist;
}

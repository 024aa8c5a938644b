import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { SITE_CONFIG_ID } from '../../config/readSiteConfig';
import { HEADERS_FILE } from '../headersFile';
import { SiteConfigError } from './readSite';
import { LOST_AND_FOUND } from './replaceFolder';

/** Absolute path of `--out`; that of the folder itself for a link, which must stay one. */
export function resolveOutDir(out: string): string {
  return existsSync(out) ? realpathSync(out) : resolve(out);
}

/**
 * Accepts a new folder, an empty one, or one with a site of this project: the folder is replaced.
 *
 * @param outDir absolute, like the folders
 * @param sources folders that the sites are made from: the publicDirs and the release
 * @throws SiteConfigError
 */
export function checkOutDir(outDir: string, sources: readonly string[]): void {
  const refuse = (mistake: string): never => {
    throw new SiteConfigError(
      `--out: "${outDir}" ${mistake}; allowed: a new folder, an empty one, or one with a site`,
    );
  };
  const isSource = sources.some((dir) => contains(dir, outDir) || contains(outDir, dir));
  if (isSource) refuse('overlaps a publicDir or the release');
  // The site around it would be replaced with all that is in its folder.
  const outer = foldersAbove(outDir).find(isSite);
  if (outer !== undefined) refuse(`lies inside the site ${outer}`);
  if (!existsSync(outDir)) return;
  if (!statSync(outDir).isDirectory()) refuse('is a file');
  // The root of a mounted file system is never empty.
  const files = readdirSync(outDir).filter((name) => name !== LOST_AND_FOUND);
  if (!isSite(outDir) && files.length > 0) refuse('has other files');
}

function isSite(folder: string): boolean {
  const has = (file: string) => existsSync(join(folder, file));
  // The folders of other projects may have a file of headers and a page, too.
  return (
    has(HEADERS_FILE) &&
    has('index.html') &&
    readFileSync(join(folder, 'index.html'), 'utf8').includes(`id="${SITE_CONFIG_ID}"`) &&
    !has('.git')
  );
}

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}

/** True for the folder itself as well. */
export function contains(folder: string, other: string): boolean {
  const path = relative(folder, other);
  // Absolute between two drives of Windows.
  return !isAbsolute(path) && !/^\.\.($|[/\\])/.test(path);
}

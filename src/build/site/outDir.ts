import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { SITE_CONFIG_ID } from '../../config/readSiteConfig';
import { HEADERS_FILE } from '../headersFile';
import { SiteConfigError } from './readSite';

/**
 * Accepts a new folder, an empty one, or one with a site of this project: the folder is replaced.
 *
 * @param outDir absolute, like the folders
 * @param publicDirs folders that the sites are made from
 * @throws SiteConfigError
 */
export function checkOutDir(outDir: string, publicDirs: readonly string[]): void {
  const refuse = (mistake: string): never => {
    throw new SiteConfigError(
      `--out: "${outDir}" ${mistake}; allowed: a new folder, an empty one, or one with a site`,
    );
  };
  const isSource = publicDirs.some((dir) => contains(dir, outDir) || contains(outDir, dir));
  if (isSource) refuse('overlaps a publicDir');
  if (!existsSync(outDir)) return;
  if (!statSync(outDir).isDirectory()) refuse('is a file');
  const has = (file: string) => existsSync(join(outDir, file));
  // The folders of other projects may have a file of headers and a page, too.
  const isSite =
    has(HEADERS_FILE) &&
    has('index.html') &&
    readFileSync(join(outDir, 'index.html'), 'utf8').includes(`id="${SITE_CONFIG_ID}"`) &&
    !has('.git');
  if (!isSite && readdirSync(outDir).length > 0) refuse('has other files');
}

/** True for the folder itself as well. */
function contains(folder: string, other: string): boolean {
  const path = relative(folder, other);
  // Absolute between two drives of Windows.
  return !isAbsolute(path) && !/^\.\.($|[/\\])/.test(path);
}

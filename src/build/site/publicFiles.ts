/** The files of a site's `publicDir`: the site gets copies of them, and of nothing else on the disk. */
import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { getProp } from '../../lib/readUnknown';

/**
 * Lists a folder; links to files and folders inside it count as those.
 *
 * @returns the files by their paths in it, each after the folder around it, and what cannot be published, one line each
 */
export function listPublicFiles(publicDir: string) {
  const root = realpathSync(publicDir);
  const files: { path: string; isFolder: boolean }[] = [];
  const mistakes: string[] = [];
  /** @param above real paths of the folder and those around it, to end at a link that leads back */
  const walk = (folder: string, above: readonly string[]) => {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (!isPublished(name)) continue;
      const path = join(folder, name);
      const found = inspect(root, path);
      if (typeof found === 'string') mistakes.push(`${path} ${found}`);
      else if (above.includes(found.realPath)) {
        mistakes.push(`${path} leads back to a folder around it`);
      } else {
        files.push({ path, isFolder: found.isFolder });
        if (found.isFolder) walk(path, [...above, found.realPath]);
      }
    }
  };
  walk('', [root]);
  return { files, mistakes };
}

/** @returns what is wrong with the file, in words that follow its path */
function inspect(root: string, path: string): { isFolder: boolean; realPath: string } | string {
  const file = join(root, path);
  try {
    const realPath = realpathSync(file);
    if (!isPublishedWithin(root, realPath))
      return `is a link to ${realPath}, which is not published`;
    const stats = statSync(realPath);
    if (!stats.isFile() && !stats.isDirectory()) return 'is neither a file nor a folder';
    accessSync(realPath, constants.R_OK);
    return { isFolder: stats.isDirectory(), realPath };
  } catch (error) {
    const code = getProp(error, 'code');
    if (code === 'ENOENT' || code === 'ELOOP') return 'is a link to a file that does not exist';
    return `cannot be read (${String(code)})`;
  }
}

/** False outside of the folder, and for a hidden file in it. */
function isPublishedWithin(root: string, realPath: string): boolean {
  const path = relative(root, realPath);
  // Absolute between two drives of Windows.
  return !isAbsolute(path) && path.split(sep).every((name) => name === '' || isPublished(name));
}

/** False for files of editors, of git and for secrets, which begin with a dot; certificates are checked by a folder. */
function isPublished(name: string): boolean {
  return !name.startsWith('.') || name === '.well-known';
}

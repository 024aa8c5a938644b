import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StyleFiles } from '../../design/globalCss';
import { headerRules } from '../headers';
import { formatHeadersFile, HEADERS_FILE, type HeaderRule } from '../headersFile';
import { preserveSsrStyles } from '../ssrStyles';
import { prerender } from '../../prerender';
import { errorPages } from './errorPages';
import { MANIFEST_FILE, manifestOf } from './manifest';
import type { Site } from './readSite';
import { RELEASE } from './release';
import { insertSite } from './siteHead';
import { writeCompressedCopies } from './compress';

const BLOCKS_PLACEHOLDER = '<!--html-blocks-->';
const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

/**
 * Makes a complete site from a release: prerendered `index.html`, `404.html` with an empty root, error pages, headers, manifest,
 * the files of `publicDir`, compressed copies, and links to the release's assets. Written to a temporary sibling folder,
 * which replaces the old one when it is complete.
 */
export async function createSite(
  { config, publicDir }: Site,
  { releaseDir, outDir }: { releaseDir: string; outDir: string },
): Promise<void> {
  const template = await readFile(join(releaseDir, RELEASE.template), 'utf8');
  const styleFiles = JSON.parse(
    await readFile(join(releaseDir, RELEASE.styleFiles), 'utf8'),
  ) as StyleFiles;
  const shell = insertSite(template, config, styleFiles);
  for (const part of [EMPTY_ROOT, BLOCKS_PLACEHOLDER]) {
    if (!shell.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  const { html, blocks, styles } = prerender(config);
  const page = shell
    .replace(BLOCKS_PLACEHOLDER, () => blocks)
    .replace('</head>', () => `${preserveSsrStyles(styles)}</head>`)
    .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('></div>', () => `>${html}</div>`));

  // The policy lists the inline scripts by their hashes.
  const rules = headerRules(config, page, shell);
  await replaceFolder(outDir, async (partial) => {
    await cp(publicDir, partial, {
      recursive: true,
      filter: (path) => path === publicDir || isPublished(path),
    });
    await writeFile(join(partial, 'index.html'), page);
    await writeFile(join(partial, '404.html'), shell);
    for (const [name, html] of Object.entries(errorPages(config))) {
      await writeFile(join(partial, name), html);
    }
    await writeFile(join(partial, MANIFEST_FILE), manifestOf(config));
    await writeFile(join(partial, HEADERS_FILE), formatHeadersFile(rules));
    await writeCompressedCopies(partial);
    await linkFolder(join(releaseDir, RELEASE.assets), join(partial, RELEASE.assets));
  });
  warnOfLongHeaders(rules);
}

/** False for files of editors, of git and for secrets, which begin with a dot; certificates are checked by a folder. */
function isPublished(path: string): boolean {
  const name = basename(path);
  return !name.startsWith('.') || name === '.well-known';
}

/** Writes a folder beside the one that it replaces, which stays until the new one is complete. */
async function replaceFolder(
  folder: string,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  const partial = `${folder}.${String(process.pid)}.partial`;
  const old = `${partial}.old`;
  const hasOld = existsSync(folder);
  try {
    await mkdir(partial, { recursive: true });
    await write(partial);
    if (hasOld) await rename(folder, old);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (existsSync(old) && !existsSync(folder)) await rename(old, folder);
    throw error;
  }
  if (hasOld) await rm(old, { recursive: true, force: true });
}

/** Some hosts ignore longer lines of `_headers`. */
const MAX_HEADER_LENGTH = 2_000;

function warnOfLongHeaders(rules: readonly HeaderRule[]): void {
  for (const [name, value] of rules.flatMap(({ headers }) => Object.entries(headers))) {
    const { length } = `${name}: ${value}`;
    if (length > MAX_HEADER_LENGTH) {
      console.warn(
        `${name} has ${String(length)} characters; hosts may ignore lines of ${HEADERS_FILE} over ${String(MAX_HEADER_LENGTH)}`,
      );
    }
  }
}

/** Links the files of a folder, or copies them where links are not possible. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = await readdir(from);
  await Promise.all(
    names.map((name) =>
      link(join(from, name), join(to, name)).catch(() =>
        copyFile(join(from, name), join(to, name)),
      ),
    ),
  );
}

import { copyFile, cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StyleFiles } from '../../design/globalCss';
import { headerRules } from '../headers';
import { formatHeadersFile, HEADERS_FILE } from '../headersFile';
import { preserveSsrStyles } from '../ssrStyles';
import { prerender } from '../../prerender';
import { MANIFEST_FILE, manifestOf } from './manifest';
import type { Site } from './readSite';
import { RELEASE } from './release';
import { insertSite } from './siteHead';
import { writeCompressedCopies } from './compress';

const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

/**
 * Makes a complete site from a release: prerendered `index.html`, `404.html` with an empty root, headers, manifest,
 * the files of `publicDir`, compressed copies, and links to the release's assets.
 *
 * @param outDir is emptied first
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
  if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root');
  const { html, styles } = prerender(config);
  const page = shell
    .replace('</head>', () => `${preserveSsrStyles(styles)}</head>`)
    .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('></div>', () => `>${html}</div>`));

  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await cp(publicDir, outDir, { recursive: true });
  await writeFile(join(outDir, 'index.html'), page);
  await writeFile(join(outDir, '404.html'), shell);
  await writeFile(join(outDir, MANIFEST_FILE), manifestOf(config));
  // The policy lists the inline scripts by their hashes.
  await writeFile(join(outDir, HEADERS_FILE), formatHeadersFile(headerRules(config, page, shell)));
  await writeCompressedCopies(outDir);
  await linkFolder(join(releaseDir, RELEASE.assets), join(outDir, RELEASE.assets));
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

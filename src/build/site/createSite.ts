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
import { join } from 'node:path';
import type { StyleFiles } from '../../design/globalCss';
import { headerRules } from '../headers';
import { formatHeadersFile, HEADERS_FILE, type HeaderRule } from '../headersFile';
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
 * the files of `publicDir`, compressed copies, and links to the release's assets. Until it is complete it stands beside
 * the folder that it replaces.
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

  const partial = `${outDir}.${String(process.pid)}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await cp(publicDir, partial, { recursive: true });
  await writeFile(join(partial, 'index.html'), page);
  await writeFile(join(partial, '404.html'), shell);
  await writeFile(join(partial, MANIFEST_FILE), manifestOf(config));
  // The policy lists the inline scripts by their hashes.
  const rules = headerRules(config, page, shell);
  await writeFile(join(partial, HEADERS_FILE), formatHeadersFile(rules));
  await writeCompressedCopies(partial);
  await linkFolder(join(releaseDir, RELEASE.assets), join(partial, RELEASE.assets));
  await rm(outDir, { recursive: true, force: true });
  await rename(partial, outDir);
  warnOfLongHeaders(rules);
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

import { chmod, copyFile, link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFile } from '../../config/site';
import { headerRules } from '../headers';
import { BELOW_FORM_ID } from '../../application/htmlMarks';
import { formatHeadersFile, HEADERS_FILE, type HeaderRule } from '../headersFile';
import { preserveSsrStyles } from '../ssrStyles';
import { TEMPLATES_PLACEHOLDER } from '../plugins/initialChunks';
import { prerender } from '../../prerender';
import { errorPages } from './errorPages';
import { keepAssets } from './keptAssets';
import { MANIFEST_FILE, manifestOf } from './manifest';
import type { Site } from './readSite';
import { RELEASE } from './releaseFiles';
import { replaceFolder } from './replaceFolder';
import { insertSite } from './siteHead';
import { BASE_VARIANT, variantPage, type Variant } from './variants';
import { writeCompressedCopies } from './compress';

const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

interface SiteOptions {
  releaseDir: string;
  outDir: string;
  /** Time for which the folder keeps assets of earlier releases; not at all by default. */
  keepAssetsDays?: number;
  nowMs?: number;
  /** Each gets a page of its own beside `index.html`, on the same assets. */
  variants?: readonly Variant[];
}

/**
 * Makes a complete site from a release: prerendered `index.html`, `404.html` with an empty root, error pages, headers,
 * manifest, the files of `publicDir`, compressed copies, and links to the release's assets.
 */
export async function createSite(
  { config, publicDir, publicFiles }: Site,
  { releaseDir, outDir, keepAssetsDays: days = 0, nowMs = Date.now(), variants = [] }: SiteOptions,
): Promise<void> {
  const source = await readFile(join(releaseDir, RELEASE.template), 'utf8');
  // Every byte of the page is counted.
  const template = source.replace(/\n\s+/g, '');
  const shell = insertSite(template, config);
  for (const part of [EMPTY_ROOT, TEMPLATES_PLACEHOLDER]) {
    if (!shell.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  const page = renderPage(shell, config, variants.length > 0 ? BASE_VARIANT : null);
  const variantPages = variants.map((variant) => ({
    file: variantPage(variant.name),
    html: renderPage(insertSite(template, variant.config), variant.config, variant.name),
  }));

  // The policy lists the inline scripts by their hashes.
  const rules = headerRules(config, page, shell, ...variantPages.map(({ html }) => html));
  await replaceFolder(outDir, async (partial) => {
    for (const { path, isFolder } of publicFiles) {
      if (isFolder) await mkdir(join(partial, path));
      else await publish(join(publicDir, path), join(partial, path));
    }
    await writeFile(join(partial, 'index.html'), page);
    for (const { file, html } of variantPages) await writeFile(join(partial, file), html);
    await writeFile(join(partial, '404.html'), shell);
    for (const [name, html] of Object.entries(errorPages(config))) {
      await writeFile(join(partial, name), html);
    }
    await writeFile(join(partial, MANIFEST_FILE), manifestOf(config));
    await writeFile(join(partial, HEADERS_FILE), formatHeadersFile(rules));
    await writeCompressedCopies(partial);
    await linkFolder(join(releaseDir, RELEASE.assets), join(partial, RELEASE.assets));
    await keepAssets({ from: outDir, to: partial, days, nowMs, publish: linkOrPublish });
  });
  warnOfLongHeaders(rules);
}

/** @param variant null on a site without any */
function renderPage(shell: string, config: SiteFile, variant: string | null): string {
  const { html, texts, templates, styles } = prerender(config);
  const [form = ''] = html.split(`id="${BELOW_FORM_ID}"`, 1);
  const { rules, laterRules, registry } = preserveSsrStyles(styles, form);
  return shell
    .replace('<html', (tag) => (variant === null ? tag : `${tag} data-variant="${variant}"`))
    .replace(TEMPLATES_PLACEHOLDER, () => templates + registry)
    .replace('</head>', () => `${rules}</head>`)
    .replace(EMPTY_ROOT, () =>
      EMPTY_ROOT.replace('></div>', () => `>${html}</div>${laterRules}${texts}`),
    );
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

/** Links the files of a folder, or copies them where links are not possible, or would not be readable. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = await readdir(from);
  await Promise.all(names.map((name) => linkOrPublish(join(from, name), join(to, name))));
}

async function linkOrPublish(source: string, target: string): Promise<void> {
  const isReadable = ((await stat(source)).mode & READABLE) === READABLE;
  // The rights of a link are those of the other file.
  if (!isReadable || !(await tryLink(source, target))) await publish(source, target);
}

/** Rights to read, for owner, group and others; the web server is neither owner nor group. */
const READABLE = 0o444;

const tryLink = (source: string, target: string) =>
  link(source, target).then(
    () => true,
    () => false,
  );

/** Copies a file; everyone may read the copy. */
async function publish(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  await chmod(target, 0o644);
}

/** Error pages of the web server: plain HTML with nothing to load, so that they work when all else fails. */
import { ERROR_PAGE_COPY } from '../../config/errorPageCopy';
import type { SiteFile } from '../../config/site';
import { neutralColors, themeColors, type ColorMode } from '../../design/palettes';
import { font } from '../../design/tokens';
import { escapeHtml } from '../../lib/escapeHtml';

/** By the kind of failure; `hosting/server.conf` assigns the statuses. */
const ERROR_KINDS = ['request', 'busy', 'service'] as const;
type ErrorKind = (typeof ERROR_KINDS)[number];

const fileOf = (kind: ErrorKind) => `error-${kind}.html`;

/** Names of the files, at the root of a site. */
export const ERROR_PAGES: readonly string[] = ERROR_KINDS.map(fileOf);

/** The content of each file, by its name. */
export function errorPages(site: SiteFile): Record<string, string> {
  return Object.fromEntries(ERROR_KINDS.map((kind) => [fileOf(kind), errorPage(site, kind)]));
}

function errorPage({ brand, copy, ui }: SiteFile, kind: ErrorKind): string {
  const { heading, text } = { ...ERROR_PAGE_COPY[kind], ...copy.errorPages?.[kind] };
  const { link, status } = { ...ERROR_PAGE_COPY, ...copy.errorPages };
  const colors = (mode: ColorMode) => {
    const { page, text: ink } = neutralColors[mode];
    const { primary, onPrimary } = themeColors[ui.primary][mode];
    return `--page:${page};--text:${ink};--primary:${primary};--on-primary:${onPrimary}`;
  };
  const styles = [
    `:root{color-scheme:light dark;${colors('light')}}`,
    `@media(prefers-color-scheme:dark){:root{${colors('dark')}}}`,
    `body{margin:12vh auto;max-width:30rem;padding:0 1.25rem;background:var(--page);color:var(--text);font:1rem/1.5 ${font.familyWithoutFile};overflow-wrap:break-word}`,
    'h1{line-height:1.2}',
    'a{display:inline-block;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}',
    ':focus-visible{outline:3px solid;outline-offset:2px}',
  ];
  return [
    '<!doctype html>',
    '<html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${heading} — ${brand}`)}</title>`,
    `<style>${styles.join('')}</style></head>`,
    `<body><main><p>${escapeHtml(brand)}</p><h1>${escapeHtml(heading)}</h1>`,
    `<p lang="en">${escapeHtml(status)}</p>`,
    `<p>${escapeHtml(text)}</p><p><a href="/">${escapeHtml(link)}</a></p></main></body></html>`,
    '',
  ].join('\n');
}

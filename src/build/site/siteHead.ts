/** A site's tags in the head, and its config at the page's end. */
import { metrikaScriptOrigins } from '../../api/counterCspSources';
import { SITE_CONFIG_ID } from '../../config/readSiteConfig';
import { HTML_COPY } from '../../config/copy';
import { NOT_IN_PAGE, type SiteFile } from '../../config/site';
import { BELOW_FORM_ID } from '../../application/htmlMarks';
import { globalCss, laterGlobalCss } from '../../design/globalCss';
import { escapeHtml } from '../../lib/escapeHtml';

/** Placeholders of the head and the config in `index.html`. */
export const HEAD_PLACEHOLDER = '<!--site-head-->';
const COPY_PLACEHOLDER = /<!--copy:(\w+)-->/g;
const STYLES_PLACEHOLDER = '<!--later-styles-->';
const CONFIG_PLACEHOLDER = '<!--site-config-->';

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** Title and meta tags, also for crawlers, and the global styles for the first paint. */
function siteHead({ head, ui }: SiteFile): string {
  const { origin, ogImage } = head;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.ogTitle),
    meta('property', 'og:description', head.description),
    // Crawlers resolve no path; without an origin it stays one.
    meta('property', 'og:image', origin === undefined ? ogImage : new URL(ogImage, origin).href),
    ...addressTags(origin),
    // Blocks rendering until the form is parsed: a partial form would shift.
    `<link rel="expect" href="#${BELOW_FORM_ID}" blocking="render">`,
    `<style>${globalCss(ui.primary)}</style>`,
  ].join('\n    ');
}

/** Tells crawlers the page's address without the parameters of ads. */
function addressTags(origin: string | undefined): string[] {
  if (origin === undefined) return [];
  const { href } = new URL(origin);
  return [meta('property', 'og:url', href), `<link rel="canonical" href="${href}">`];
}

/** With the origins of Metrica's scripts, whose list the page does not have; its settings are for `npm run check`. */
function pageCounter(counter: SiteFile['counter']): SiteFile['counter'] {
  return typeof counter === 'object' && 'metrika' in counter
    ? { ...counter, origins: metrikaScriptOrigins(counter.metrika) }
    : counter;
}

/** The config as an element that the browser does not run; no value can end it or start a comment. */
function siteConfigElement(site: SiteFile): string {
  const config = Object.fromEntries(
    Object.entries({ ...site, counter: pageCounter(site.counter) }).filter(
      ([name]) => !NOT_IN_PAGE.some((each) => each === name),
    ),
  );
  const json = JSON.stringify(config).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${SITE_CONFIG_ID}">${json}</script>`;
}

/**
 * Puts a site's head and config into the page.
 *
 * @throws Error if a placeholder is missing
 */
export function insertSite(template: string, site: SiteFile): string {
  const insert = (html: string, placeholder: string, content: string) => {
    if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    return html.replace(placeholder, () => content);
  };
  const copy: Readonly<Record<string, string>> = { ...HTML_COPY, ...site.copy.html };
  const withCopy = template.replace(COPY_PLACEHOLDER, (_, name: string) =>
    escapeHtml(copy[name] ?? ''),
  );
  const withHead = insert(withCopy, HEAD_PLACEHOLDER, siteHead(site));
  const withStyles = insert(withHead, STYLES_PLACEHOLDER, `<style>${laterGlobalCss()}</style>`);
  return insert(withStyles, CONFIG_PLACEHOLDER, siteConfigElement(site));
}

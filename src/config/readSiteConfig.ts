import type { SiteConfig } from './site';

/** Id of the element with the site's config, in the page's own HTML. */
export const SITE_CONFIG_ID = 'site-config';

/**
 * Reads the config embedded in the page. It was checked when the page was made, with the schema, which is too large
 * for the first scripts.
 *
 * @throws Error if the page has none
 */
export function readSiteConfig(page: Document): SiteConfig {
  const element = page.getElementById(SITE_CONFIG_ID);
  if (element === null) throw new Error(`the page has no #${SITE_CONFIG_ID}`);
  return JSON.parse(element.textContent) as SiteConfig;
}

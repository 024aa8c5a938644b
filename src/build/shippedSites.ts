/** The sites in `src/config/sites/`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE } from '../config/site';

const FOLDER = fileURLToPath(new URL('../config/sites/', import.meta.url));

function shippedSites(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

/**
 * The config file of a site.
 *
 * @param source of the name, for the message
 * @throws Error whose one-line message lists the sites
 */
export function findSite(name: string, source: string): string {
  const sites = shippedSites();
  if (sites.includes(name)) return `${FOLDER}${name}.json`;
  throw new Error(
    `${source}=${JSON.stringify(name)} is not a site; allowed: ${sites.sort().join(', ')}`,
  );
}

export const findDefaultSite = (): string => findSite(DEFAULT_SITE, 'DEFAULT_SITE');

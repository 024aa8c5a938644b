/** The sites in `src/config/sites/`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SITE_PARAMETER } from '~mocks/overrides';
import { DEFAULT_SITE } from '../config/site';

const FOLDER = fileURLToPath(new URL('../config/sites/', import.meta.url));

/**
 * The config file of a site, the one that a build makes by default.
 *
 * @throws Error whose one-line message lists the sites
 */
export function findSite(name = DEFAULT_SITE): string {
  const sites = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  if (sites.includes(name)) return `${FOLDER}${name}.json`;
  throw new Error(
    `${SITE_PARAMETER}=${JSON.stringify(name)} is not a site; allowed: ${sites.sort().join(', ')}`,
  );
}

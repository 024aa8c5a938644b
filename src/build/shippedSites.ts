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

/** The config file of a site; of the default one for an unknown name. */
export function findSite(name: string | null): string {
  const known = shippedSites().find((each) => each === name) ?? DEFAULT_SITE;
  return `${FOLDER}${known}.json`;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exitOnError } from '../support/exitOnError';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
export const ROUNDS = Number(process.argv[2] ?? 7);
/** Folder of another built site, to compare with. */
export const OTHER_DIST = process.argv[3];

exitOnError(() => {
  if (!Number.isInteger(ROUNDS) || ROUNDS < 1) {
    throw new Error(`rounds="${String(process.argv[2])}" cannot be measured; allowed: 1 or more`);
  }
  for (const dist of [DIST, OTHER_DIST]) {
    if (dist === undefined || existsSync(`${dist}/index.html`)) continue;
    throw new Error(`dist="${dist}" cannot be measured; allowed: the folder of a built site`);
  }
});

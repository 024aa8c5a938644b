import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exitOnError } from '../support/exitOnError';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = `${ROOT}dist`;

const { values, positionals } = exitOnError(() =>
  parseArgs({
    allowPositionals: true,
    options: { line: { type: 'boolean', default: false }, delay: { type: 'string' } },
  }),
);
const [rounds = '7', other] = positionals;
const { delay = '75' } = values;

export const IS_LINE = values.line;
/** What it takes over the line, one way. */
export const DELAY_MS = Number(delay);
export const ROUNDS = Number(rounds);
/** Folder of another built site, to compare with; over the line, where the hosting files count, of another release. */
export const OTHER_DIST = other;
/** What makes this build's sites. */
export const RELEASE = `${ROOT}dist-release`;

exitOnError(() => {
  if (!Number.isInteger(ROUNDS) || ROUNDS < 1) {
    throw new Error(`rounds="${rounds}" cannot be measured; allowed: 1 or more`);
  }
  if (!Number.isInteger(DELAY_MS) || DELAY_MS < 0 || DELAY_MS > 1_000) {
    throw new Error(`delay="${delay}" cannot be measured; allowed: 0 to 1000 milliseconds`);
  }
  const file = IS_LINE ? 'site.mjs' : 'index.html';
  const folders = [IS_LINE ? RELEASE : DIST, OTHER_DIST];
  for (const folder of folders) {
    if (folder === undefined || existsSync(`${folder}/${file}`)) continue;
    const allowed = IS_LINE ? 'the folder of a release' : 'the folder of a built site';
    throw new Error(`"${folder}" cannot be measured; allowed: ${allowed}`);
  }
  if (IS_LINE && OTHER_DIST === undefined) {
    throw new Error('--line needs the dist-release of another build: bench -- --line 26 <folder>');
  }
  if (IS_LINE && !(process.platform === 'linux' && process.getuid?.() === 0)) {
    throw new Error('--line needs root and Linux: it makes network devices and a namespace');
  }
});

/** Exits with one line where the project's folder has a name that Vite takes for a part of a url or for a pattern. */
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REFUSED = /[#?*{[\]]/;

/** @returns the line, or undefined for a folder that can be used */
function describeFolder(folder) {
  const [sign] = REFUSED.exec(folder) ?? [];
  return sign === undefined
    ? undefined
    : `The project is in ${folder}, and Vite cannot work in a folder with "${sign}" in its path: move it to one without #, ?, *, {, [ and ].`;
}

const mistake = describeFolder(ROOT);
if (mistake !== undefined) {
  console.error(mistake);
  process.exit(1);
}

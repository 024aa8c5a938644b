import type { Plugin } from 'vite';

const ID = /(?<="sc-)[\da-f]{8}(?=-\d+")/g;
const LETTERS = 3;

/**
 * Shortens the hash of a file in the ids of its styled components, which every element of the page names.
 *
 * @param files the hashes so far, by what they became
 * @throws Error if two files get the same one
 */
export function shortenIds(code: string, files: Map<string, string>): string {
  return code.replace(ID, (hash) => {
    const short = (parseInt(hash, 16) % 36 ** LETTERS).toString(36).padStart(LETTERS, '0');
    const known = files.get(short) ?? hash;
    if (known !== hash) throw new Error(`two files have components "sc-${short}": rename one`);
    files.set(short, hash);
    return short;
  });
}

export function shortIds(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'short-ids',
    enforce: 'post',
    transform: (code, id) =>
      /\/src\/[^?]*\.tsx?$/.test(id) ? { code: shortenIds(code, files), map: null } : undefined,
  };
}

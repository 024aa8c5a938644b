import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ID = /(componentId: "sc-)[\da-f]{1,8}(?=-\d+")/g;

/**
 * Replaces the file hashes in the ids of styled components by the number of the file. Hashes compress badly (0.2 kB of
 * the first HTML and of the scripts each), and change with every comment in the file.
 */
export function shortStyledIds(): Plugin {
  let root = '';
  let files: string[] = [];
  return {
    name: 'short-styled-ids',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      files = readdirSync(`${root}/src`, { encoding: 'utf8', recursive: true })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `src/${file.replaceAll(sep, '/')}`)
        .sort();
    },
    transform(code, file) {
      const short = code.replace(ID, (id, start: string) => {
        const number = files.indexOf(relative(root, file).replaceAll(sep, '/'));
        return number < 0 ? id : start + number.toString(36);
      });
      return short === code ? null : { code: short, map: null };
    },
  };
}

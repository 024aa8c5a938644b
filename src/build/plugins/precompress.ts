/**
 * Writes a brotli and a gzip copy beside each text file of a build, as small as these formats can be. A server that
 * compresses while responding uses a low level: about a tenth more to download before the form is usable.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const compressBrotli = promisify(brotliCompress);

/** Belongs after all plugins that write files. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the build has no output folder');
        const files = await readdir(dir, { recursive: true });
        const texts = files.filter((file) => TEXT_FILE.test(file));
        await Promise.all(texts.map((file) => writeCopies(resolve(dir, file))));
      },
    },
  };
}

async function writeCopies(path: string): Promise<void> {
  const text = await readFile(path);
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
  await writeFile(`${path}.br`, await compressBrotli(text, brotliOptions));
  // More iterations take longer and save less than a thousandth.
  await writeFile(`${path}.gz`, await gzipAsync(text, { numiterations: 5 }));
}

/**
 * Writes a brotli and a gzip copy of the best level beside each text file of a build. A server that compresses while
 * responding uses a low level: about a tenth more to download before the form is usable.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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
  const gzipOptions = { level: constants.Z_BEST_COMPRESSION };
  await writeFile(`${path}.gz`, await compressGzip(text, gzipOptions));
}

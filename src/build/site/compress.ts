/**
 * Writes a brotli and a gzip copy beside each text file of a folder. A server that compresses while responding uses a
 * low level: about a tenth more to download before the form is usable.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function writeCompressedCopies(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => TEXT_FILE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const text = await readFile(path);
        const brotliOptions = {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        };
        await writeFile(`${path}.br`, await compressBrotli(text, brotliOptions));
        await writeFile(
          `${path}.gz`,
          await compressGzip(text, { level: constants.Z_BEST_COMPRESSION }),
        );
      }),
  );
}

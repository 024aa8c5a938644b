/** Features take every size and colour from the design tokens. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../../../src/features/', import.meta.url));

const LITERALS = [
  /** A length; `%` and `fr` are relative and allowed. */
  /(?<![\w.#&-])-?\d*\.?\d+(px|r?em|ch|d?v[wh])\b/g,
  /\b\d+m?s\b/g,
  /(?<![\w&])#[\da-f]{3,8}\b/gi,
  /\b(rgb|hsl|oklch)a?\(/g,
];

/** Removes comments, which may mention sizes. */
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const findLiterals = (text: string) =>
  LITERALS.flatMap((pattern) => withoutComments(text).match(pattern) ?? []);

describe('feature components', () => {
  it('contain no literal size or colour', async () => {
    const files = (await readdir(FEATURES, { recursive: true })).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = await Promise.all(
      files.map(async (file) =>
        findLiterals(await readFile(`${FEATURES}${file}`, 'utf8')).map(
          (literal) => `${file}: ${literal}`,
        ),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

/** The design's one source: what a feature writes of looks, it takes from the tokens. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../../../src/features/', import.meta.url));

const RAW = [
  /** A length; shares of what is around (`%`, `fr`) are no sizes. */
  /(?<![\w.#&-])-?\d*\.?\d+(px|r?em|ch|d?v[wh])\b/g,
  /(?<![\w&])#[\da-f]{3,8}\b/gi,
  /\b(rgb|hsl|oklch)a?\(/g,
];

/** Without comments, in which sizes may be spoken of. */
const codeOf = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const findRaw = (text: string) => RAW.flatMap((pattern) => codeOf(text).match(pattern) ?? []);

describe('components of features', () => {
  it('write no size and no colour of their own', async () => {
    const files = (await readdir(FEATURES, { recursive: true })).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = await Promise.all(
      files.map(async (file) =>
        findRaw(await readFile(`${FEATURES}${file}`, 'utf8')).map((raw) => `${file}: ${raw}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

  it.each(['margin: 12px', 'top: -0.5rem', 'color: #fff', 'color: rgb(0 0 0)', 'width: 40vw'])(
    'would be found out: %s',
    (rule) => {
      expect(findRaw(`styled.p\`${rule};\``)).toHaveLength(1);
    },
  );
});

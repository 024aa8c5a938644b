/** The files in `src/design/assets/`: the typeface, reduced to the characters in use, and the background pictures. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { THEME_COLORS } from '../config/constants';
import { COLOR_MODES } from '../design/palettes';
import { sceneFile, sceneSvg } from '../design/scenes';
import { fontFile, TYPEFACE_PARTS, TYPEFACE_WEIGHTS, type TypefacePart } from '../design/typeface';

export const STYLE_ASSETS = fileURLToPath(new URL('../design/assets/', import.meta.url));

const FONT_PACKAGE = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/manrope/files/', import.meta.url),
);

async function createFont({ name, characters }: TypefacePart): Promise<Uint8Array> {
  const whole = await readFile(`${FONT_PACKAGE}manrope-${name}-wght-normal.woff2`);
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: TYPEFACE_WEIGHTS },
  });
}

/** Content by file name. */
export async function createStyleAssets(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const part of TYPEFACE_PARTS) files.set(fontFile(part), await createFont(part));
  for (const theme of THEME_COLORS) {
    for (const mode of COLOR_MODES) {
      files.set(sceneFile(theme, mode), Buffer.from(`${sceneSvg(theme, mode)}\n`));
    }
  }
  return files;
}

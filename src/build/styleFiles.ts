/** Files of the global style sheet: the typeface, reduced to the characters in use, and the background pictures. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { THEME_COLORS } from '../config/constants';
import type { ThemeColor } from '../config/site';
import { COLOR_MODES, type ColorMode } from '../design/palettes';
import { sceneSvg } from '../design/scenes';
import { TYPEFACE_PARTS, TYPEFACE_WEIGHTS, typefaceCss } from '../design/typeface';
import type { StyleFiles } from '../design/globalCss';

interface StyleAsset {
  /** Relative to the site root; contains a content hash. */
  fileName: string;
  contentType: string;
  source: Uint8Array | string;
}

export interface StyleAssets extends StyleFiles {
  files: StyleAsset[];
}

const FONT_FILES = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/manrope/files/', import.meta.url),
);

const hashOf = (source: StyleAsset['source']) =>
  createHash('sha256').update(source).digest('hex').slice(0, 8);

async function createFont({
  name,
  characters,
}: (typeof TYPEFACE_PARTS)[number]): Promise<StyleAsset> {
  const whole = await readFile(`${FONT_FILES}manrope-${name}-wght-normal.woff2`);
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: TYPEFACE_WEIGHTS },
  });
  const fileName = `assets/manrope-${name}-${hashOf(part)}.woff2`;
  return { fileName, contentType: 'font/woff2', source: part };
}

/** Subsets the typeface and draws the background pictures; file names have hashes of their content. */
export async function createStyleAssets(): Promise<StyleAssets> {
  const fonts = new Map<string, StyleAsset>();
  for (const part of TYPEFACE_PARTS) fonts.set(part.name, await createFont(part));
  const sources = THEME_COLORS.flatMap((theme) =>
    COLOR_MODES.map((mode) => ({ theme, mode, source: sceneSvg(theme, mode) })),
  );
  // One hash for all, because the HTML names them all.
  const hash = hashOf(sources.map(({ source }) => source).join(''));
  const sceneFile = (theme: ThemeColor, mode: ColorMode) => `assets/${theme}-${mode}-${hash}.svg`;
  const urls = (theme: ThemeColor) =>
    Object.fromEntries(COLOR_MODES.map((mode) => [mode, `/${sceneFile(theme, mode)}`])) as Record<
      ColorMode,
      string
    >;
  return {
    files: [
      ...fonts.values(),
      ...sources.map(({ theme, mode, source }) => ({
        fileName: sceneFile(theme, mode),
        contentType: 'image/svg+xml',
        source,
      })),
    ],
    fontFaces: typefaceCss(({ name }) => `/${fonts.get(name)?.fileName ?? ''}`),
    scenes: Object.fromEntries(
      THEME_COLORS.map((theme) => [theme, urls(theme)]),
    ) as StyleFiles['scenes'],
  };
}

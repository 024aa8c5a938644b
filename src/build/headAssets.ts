/** The files that the document's own style sheet points to: the typeface cut down to its letters, the background pictures. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { THEME_COLORS } from '../config/constants';
import { COLOR_MODES } from '../design/palettes';
import { sceneSvg } from '../design/scenes';
import { TYPEFACE_PARTS, TYPEFACE_WEIGHTS, typefaceCss } from '../design/typeface';
import type { SceneAddresses } from '../design/globalCss';

export interface HeadAsset {
  /** From the site's root, without a slash; its name carries a hash of what is in it. */
  fileName: string;
  contentType: string;
  source: Uint8Array | string;
}

export interface HeadAssets {
  files: HeadAsset[];
  fontFaces: string;
  scenes: SceneAddresses;
}

const FONT_FILES = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/manrope/files/', import.meta.url),
);

function asset(name: string, extension: string, contentType: string, source: HeadAsset['source']) {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, contentType, source };
}

async function makeFont({ name, letters }: (typeof TYPEFACE_PARTS)[number]): Promise<HeadAsset> {
  const whole = await readFile(`${FONT_FILES}manrope-${name}-wght-normal.woff2`);
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: TYPEFACE_WEIGHTS },
  });
  return asset(`manrope-${name}`, 'woff2', 'font/woff2', part);
}

export async function makeHeadAssets(): Promise<HeadAssets> {
  const fonts = new Map<string, HeadAsset>();
  for (const part of TYPEFACE_PARTS) fonts.set(part.name, await makeFont(part));
  const scenes = THEME_COLORS.flatMap((theme) =>
    COLOR_MODES.map((mode) => ({
      theme,
      mode,
      file: asset(`shore-${theme}-${mode}`, 'svg', 'image/svg+xml', sceneSvg(theme, mode)),
    })),
  );
  return {
    files: [...fonts.values(), ...scenes.map(({ file }) => file)],
    fontFaces: typefaceCss(({ name }) => `/${fonts.get(name)?.fileName ?? ''}`),
    scenes: (theme, mode) => {
      const found = scenes.find((scene) => scene.theme === theme && scene.mode === mode);
      return `/${found?.file.fileName ?? ''}`;
    },
  };
}

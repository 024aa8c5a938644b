import type { ThemeColor } from '../config/site';
import type { ColorMode } from './palettes';
import type { TypefacePart } from './typeface';

/** Names of the files in `assets/`. */
export const fontFile = (name: TypefacePart['name']) => `manrope-${name}.woff2`;

export const sceneFile = (theme: ThemeColor, mode: ColorMode) => `${theme}-${mode}.svg`;

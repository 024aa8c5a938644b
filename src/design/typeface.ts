/**
 * The typeface: Manrope, a variable font with Cyrillic and a rouble sign. `font-display: optional`, so a first
 * visit on a slow network neither waits for it nor shifts; the fallback has matching metrics.
 */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const CYRILLIC = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0x410 + index));

export interface TypefacePart {
  /** File name part in the font package. */
  name: 'latin' | 'latin-ext' | 'cyrillic';
  characters: string;
  unicodeRange: string;
}

/** The part's file in `assets/`. */
export const fontFile = ({ name }: TypefacePart) => `manrope-${name}.woff2`;

export const TYPEFACE_PARTS: readonly TypefacePart[] = [
  {
    name: 'latin',
    characters: `${ASCII}\u00a0«»„“”‘’–—…·×−©®°±`,
    unicodeRange: 'U+20-7E,U+A0-B7,U+BB,U+D7,U+2013-2026,U+2212',
  },
  // The rouble sign is in the latin-ext file.
  { name: 'latin-ext', characters: '₽', unicodeRange: 'U+20BD' },
  {
    name: 'cyrillic',
    characters: `${CYRILLIC.join('')}Ёё№`,
    unicodeRange: 'U+401,U+410-451,U+2116',
  },
];

export const TYPEFACE_WEIGHTS = { min: 400, max: 800 };

const FALLBACK_FACE =
  "@font-face{font-family:'Manrope fallback';src:local('Roboto'),local('Arial');size-adjust:102%;ascent-override:104.5%;descent-override:29.4%;line-gap-override:0%}";

export function typefaceCss(urlOf: (file: string) => string): string {
  const { min, max } = TYPEFACE_WEIGHTS;
  const faces = TYPEFACE_PARTS.map(
    (part) =>
      `@font-face{font-family:Manrope;font-weight:${min} ${max};font-display:optional;src:url(${urlOf(fontFile(part))}) format('woff2');unicode-range:${part.unicodeRange}}`,
  );
  return [...faces, FALLBACK_FACE].join('');
}

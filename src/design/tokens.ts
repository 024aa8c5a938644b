/**
 * Design tokens: CSS variables or plain values. Colours are variables, so that an attribute on `<html>` changes
 * theme and colour mode before the first paint and without a render.
 */
import type { NeutralColors, ThemeColors } from './palettes';

type ColorName = keyof NeutralColors | keyof ThemeColors;

export function variableName(color: string): string {
  return `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const use = (name: ColorName) => `var(${variableName(name)})`;

export const color = {
  page: use('page'),
  surface: use('surface'),
  raised: use('raised'),
  line: use('line'),
  controlEdge: use('controlEdge'),
  text: use('text'),
  ink: use('ink'),
  textMuted: use('textMuted'),
  danger: use('danger'),
  scrim: use('scrim'),
  primary: use('primary'),
  primaryHover: use('primaryHover'),
  disabled: use('disabled'),
  onPrimary: use('onPrimary'),
  accent: use('accent'),
  tint: use('tint'),
  sceneMiddle: use('sceneMiddle'),
  onScene: use('onScene'),
} as const;

export const shadow = {
  /** Under the primary button. */
  primary: `0 8px 20px -8px ${use('primary')}`,
  card: use('shadow'),
  /** Small enough for the padding of a scroll container, which would cut it. */
  sheet: '0 1px 8px rgb(0 0 0 / 12%)',
} as const;

/** From this width on the background picture has its wide composition. */
export const SCENE_WIDE_PX = 1024;

/** The background picture of the current palette. */
export const scenePicture = 'var(--scene) 0 0 / 100% 760px no-repeat';

/** The same with its figure to the right of centred text. */
export const scenePictureAside = 'var(--scene) 0 0 / 160% 760px no-repeat';

/**
 * The background picture below `SCENE_WIDE_PX`: 340 px of picture in a larger box. With so few bytes for its area,
 * browsers do not count it as the largest paint, which stays the headline.
 */
export const scenePictureNarrow = 'var(--scene) 0 0 / 100% 1000px no-repeat';

/** Multiples of 4 px in rem, so that they scale with the visitor's text size. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  /** Page and card paddings, see `CAPPED`. */
  edge: 'var(--edge)',
  card: 'var(--card)',
} as const;

/**
 * Lengths that are capped on narrow screens to leave space for large text, by their variables. Chrome before 79 has no
 * `min` and would drop a whole padding for it: text over text.
 */
export const CAPPED = {
  '--edge': ['1rem', '4.2vw'],
  '--card': ['1.5rem', '6.2vw'],
  '--trailing': ['3.5rem', '15vw'],
} as const;

/** Hairlines, and the underline of an edited field. */
export const line = {
  hairline: `1px solid ${color.line}`,
  edited: `2px solid ${color.accent}`,
  editedShadow: `0 2px 0 ${color.accent}`,
} as const;

export const radius = {
  small: '8px',
  tile: '14px',
  field: '16px',
  card: '24px',
  round: '999px',
} as const;

export const font = {
  family: "Manrope, 'Manrope fallback', system-ui, sans-serif",
  /** Used when the typeface is not requested. */
  familyWithoutFile: "'Manrope fallback', system-ui, sans-serif",
  tiny: '0.8125rem',
  small: '0.875rem',
  /** Line height of small text, reserved where a message may appear. */
  smallLine: '1.25rem',
  body: '1rem',
  large: '1.125rem',
  title: '1.5rem',
  /** The headline below wide screens: the largest text by area, so that no later text becomes the largest paint. */
  hero: 'clamp(1.75rem, 8.4vw, 2.25rem)',
  /** Capped so that single-line text fits a narrow screen. */
  field: 'min(1.125rem, 5.4vw)',
  fieldLabel: 'min(0.8125rem, 4.4vw)',
  /** The headline beside the form; grows with viewports wider than 1040 px, up to 1280. */
  heroWide: 'clamp(3.25rem, 5vw, 4rem)',
  /** The heading of the approved card. */
  approved: 'clamp(1.75rem, 8vw, 2rem)',
  figure: 'min(3rem, 11.8vw)',
  /** The sum of the best offer, and of a listed one. */
  offerSum: 'clamp(1.5rem, 7vw, 1.875rem)',
  listedSum: '1.375rem',
  sumSpacing: '-0.02em',
  terms: '0.9375rem',
  termsLine: '1.375rem',
  figureSpacing: '-0.04em',
  regular: 'var(--regular)',
  medium: 'var(--medium)',
  bold: 'var(--bold)',
  heavy: 'var(--heavy)',
} as const;

export const WEIGHTS = '--regular:450;--medium:550;--bold:700;--heavy:800';
/** Weights without the typeface: the fallback has two; any other makes the browser look up another font. */
export const FALLBACK_WEIGHTS = '--regular:400;--medium:400;--bold:700;--heavy:700';

export const size = {
  control: '3.5rem',
  target: '2.75rem',
  collapsedOffer: '4rem',
  /** Columns of a wide offer card. */
  offerBrand: '13.75rem',
  offerAction: '16.25rem',
  /** Maximum widths of the action in the overlay. */
  compactAction: '7.5rem',
  compactActionWide: '16rem',
  /** Width of the trailing control of a field. */
  fieldTrailing: 'var(--trailing)',
  page: '70rem',
  /** The form card on a wide screen. */
  form: '28rem',
  /** The usual height of the sections below the form on a wide screen. */
  belowFold: '25rem',
  /** The single column of a tablet. */
  single: '35rem',
  /** Minimum column width. */
  column: 'min(18.75rem, 100%)',
  promoFigure: 'clamp(72px, 20vw, 7.5rem)',
  /** Widths of the bottom sheets on wide screens. */
  sheetMessages: '28.375rem',
  sheetOffer: '39.125rem',
  /** The band of the approved card, and the badge on its lower edge. */
  band: '6rem',
  badge: '5rem',
  step: '1.75rem',
} as const;

/**
 * Layout breakpoints: 720 and 1024 px. In em, which follows the visitor's text size as the layouts' content does; so do
 * all widths above that hold text.
 */
export const breakpoint = { tablet: '(min-width: 45em)', wide: '(min-width: 64em)' } as const;

/** Container queries: an offer card with two or four columns, and a banner sum with the mark beside its label. */
export const container = {
  label: '@container (min-width: 18.75em)',
  two: '@container (min-width: 31.25em)',
  four: '@container (min-width: 56.25em)',
} as const;

export const media = {
  tablet: `@media ${breakpoint.tablet}`,
  wide: `@media ${breakpoint.wide}`,
  /** Tall enough for the approved card with «Далее» at the lower edge of the window. */
  wideAndTall: `@media ${breakpoint.wide} and (min-height: 37.5em)`,
  print: '@media print',
} as const;

/** An edge in the colour of the text, for cards: forced colours have no backgrounds and shadows. */
export const forcedEdge = '@media (forced-colors: active) { border: 1px solid }';

/** For what is told by a background alone. */
export const printedColors =
  '@media print { -webkit-print-color-adjust: exact; print-color-adjust: exact }';

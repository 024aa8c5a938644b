/**
 * The names by which components use the design: each is a CSS variable or a plain value. Colours are variables, so
 * that theme and colour mode change with an attribute on `<html>`, before the first paint and without a render.
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
  textMuted: use('textMuted'),
  danger: use('danger'),
  disabled: use('disabled'),
  onDisabled: use('onDisabled'),
  scrim: use('scrim'),
  primary: use('primary'),
  primaryHover: use('primaryHover'),
  onPrimary: use('onPrimary'),
  accent: use('accent'),
  tint: use('tint'),
  sceneFar: use('sceneFar'),
  sceneMiddle: use('sceneMiddle'),
  sceneNear: use('sceneNear'),
  onScene: use('onScene'),
} as const;

export const shadow = { card: use('shadow') } as const;

/** The background picture of wide screens, the palette's own, at the top of what it is behind. */
export const scenePicture = 'var(--scene) 50% 0 / 1920px 760px repeat-x';

/** Multiples of 4 px, in rem so that they grow with the visitor's text size. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  /** Beside and in cards. With large text on a narrow screen the room is better left to the words. */
  edge: 'min(1rem, 4.2vw)',
  card: 'min(1.5rem, 6.2vw)',
} as const;

/** Lines between and around things; the second says where one types. */
export const line = {
  hair: `1px solid ${color.line}`,
  caret: `2px solid ${color.accent}`,
  caretShadow: `0 2px 0 ${color.accent}`,
} as const;

export const radius = { small: '8px', field: '16px', card: '24px', round: '999px' } as const;

export const font = {
  family: "Manrope, 'Manrope stand-in', system-ui, sans-serif",
  /** Where the typeface could not come in time. */
  familyWithoutFile: "'Manrope stand-in', system-ui, sans-serif",
  tiny: '0.8125rem',
  small: '0.875rem',
  /** The height of a line of small text, kept where one may come. */
  smallLine: '1.25rem',
  body: '1rem',
  large: '1.125rem',
  title: '1.5rem',
  /** The page's largest words, so that what comes later is no larger paint than what was there at first. */
  hero: 'clamp(1.75rem, 8.4vw, 2.25rem)',
  /** What must stay in one line grows no wider than a narrow screen. */
  field: 'min(1.125rem, 5.4vw)',
  figure: 'min(2.25rem, 11.5vw)',
  /** Between the letters of a figure. */
  figureSpacing: '-0.01em',
  regular: 450,
  medium: 550,
  bold: 700,
} as const;

/** Fields and buttons. */
export const size = {
  control: '3.5rem',
  target: '2.75rem',
  /** The end of a field, with a button in it. */
  fieldEnd: 'min(3.5rem, 15vw)',
  page: '1120px',
  form: '480px',
  /** The least width of what stands in columns. */
  column: '300px',
  /** The width of a text that is read, not scanned. */
  measure: '34ch',
  promoFigure: 'clamp(4.5rem, 20vw, 7.5rem)',
  /** The approved mark, which fills the form's place on a phone. */
  mark: 'min(7rem, 28vw)',
  markAside: '4.5rem',
  /** What stands at the screen's edge beside the page. */
  aside: '360px',
} as const;

export const motion = {
  fast: '140ms ease-out',
  slow: '240ms ease-out',
  lift: 'translateY(-2px)',
  below: 'translateY(12px)',
} as const;

/** Layout changes here; below the first is a phone. */
export const breakpoint = { tablet: '(min-width: 720px)', wide: '(min-width: 1024px)' } as const;

export const media = {
  tablet: `@media ${breakpoint.tablet}`,
  wide: `@media ${breakpoint.wide}`,
  print: '@media print',
} as const;

/**
 * Colours as data. Text pairs reach 4.5:1 and control pairs 3:1; a test computes them all. Use each colour only as
 * its comment says.
 */
import type { ThemeColor } from '../config/site';

export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Greys around #9FA0B1, private to this file. */
const santasGray = {
  25: '#fafafb',
  50: '#f4f4f7',
  100: '#e9e9ef',
  200: '#d5d6df',
  300: '#b9bac8',
  400: '#9fa0b1',
  500: '#7d7e93',
  600: '#616276',
  700: '#4a4b5c',
  800: '#2d2e3b',
  850: '#23242f',
  900: '#1a1b24',
  950: '#111219',
} as const;

/** Colours shared by all themes, in light mode. */
const lightNeutrals = {
  /** The page background. */
  page: santasGray[50],
  /** Cards. Text: `text`, `textMuted`. */
  surface: '#ffffff',
  /** Fields and secondary buttons on a card. Text: `text`, `textMuted`. */
  raised: santasGray[50],
  /** Decorative hairlines. */
  line: santasGray[100],
  /** The edge of a field or checkbox: 3:1 against `surface` and `raised`. */
  controlEdge: santasGray[500],
  /** Text on `page`, `surface` and `raised`. */
  text: santasGray[950],
  /** The strongest action of an offer. Text: `surface`. */
  ink: '#24252b',
  /** Secondary text on the same backgrounds. */
  textMuted: santasGray[600],
  /** Error text or edge on `surface` and `raised`. */
  danger: '#b3182b',
  /** Overlay behind the preloader. */
  scrim: 'rgb(244 244 247 / 72%)',
  /** Lifts a card off the page. */
  shadow: '0 12px 40px rgb(17 18 25 / 10%)',
};
export type NeutralColors = Record<keyof typeof lightNeutrals, string>;

/** Colours that depend on the theme: of the red one in light mode. */
const redLight = {
  /** The primary button. Text: `onPrimary`. */
  primary: '#c8233a',
  primaryHover: '#ad1a2f',
  /** A disabled button. Text: `onScene`, 10:1. */
  disabled: '#f8d5d9',
  onPrimary: '#ffffff',
  /** Links, marks and filled controls on `surface`, `raised` and `page`: 4.5:1. */
  accent: '#b81d33',
  /** A tinted area. Text: `text`, `textMuted`, `accent`. */
  tint: '#fdeef0',
  /** Depths of the background picture, far to near. Text on the nearest two: `onScene`. */
  sceneFar: '#fbe3e6',
  sceneMiddle: '#f3b9c0',
  sceneNear: '#dd5d73',
  onScene: '#43060f',
};
export type ThemeColors = Record<keyof typeof redLight, string>;

export const neutralColors: Record<ColorMode, NeutralColors> = {
  light: lightNeutrals,
  dark: {
    page: santasGray[950],
    surface: santasGray[900],
    raised: santasGray[850],
    line: santasGray[800],
    controlEdge: santasGray[500],
    text: santasGray[25],
    ink: santasGray[200],
    textMuted: santasGray[300],
    danger: '#ff8f95',
    scrim: 'rgb(17 18 25 / 72%)',
    // An edge: on a dark page a shadow is not seen.
    shadow: `inset 0 0 0 1px ${santasGray[800]}`,
  },
};

/** What colours become where the visitor prefers more contrast: then every text reaches 7:1, in any theme. */
export const contrastColors = {
  textMuted: 'text',
  controlEdge: 'text',
  accent: 'text',
  primary: 'ink',
  primaryHover: 'ink',
  onPrimary: 'surface',
} as const satisfies Partial<Record<keyof NeutralColors | keyof ThemeColors, keyof NeutralColors>>;

/** The same for errors: that of the dark mode suffices. */
export const lightContrastDanger = '#8f1022';

export const themeColors: Record<ThemeColor, Record<ColorMode, ThemeColors>> = {
  red: {
    light: redLight,
    dark: {
      primary: '#ff6f7f',
      primaryHover: '#ff8b98',
      disabled: '#44202c',
      onPrimary: '#33040a',
      accent: '#ff8b98',
      tint: '#331a20',
      sceneFar: '#1f1318',
      sceneMiddle: '#3a1a22',
      sceneNear: '#6e2433',
      onScene: '#ffe9ec',
    },
  },
  green: {
    light: {
      primary: '#0b7a4b',
      primaryHover: '#08643d',
      disabled: '#cbeada',
      onPrimary: '#ffffff',
      accent: '#0a6f44',
      tint: '#e8f5ee',
      sceneFar: '#dcf1e6',
      sceneMiddle: '#a9dcc2',
      sceneNear: '#3fa67a',
      onScene: '#04301c',
    },
    dark: {
      primary: '#3fcf8c',
      primaryHover: '#63dca4',
      disabled: '#1a4035',
      onPrimary: '#03210f',
      accent: '#5fdba1',
      tint: '#14291f',
      sceneFar: '#0f1b17',
      sceneMiddle: '#123326',
      sceneNear: '#1b6446',
      onScene: '#e3fbef',
    },
  },
  blue: {
    light: {
      primary: '#1d5fd1',
      primaryHover: '#174eae',
      disabled: '#d1e2fa',
      onPrimary: '#ffffff',
      accent: '#1a57c2',
      tint: '#eaf1fd',
      sceneFar: '#e0ebfc',
      sceneMiddle: '#b3cff7',
      sceneNear: '#4f8ae6',
      onScene: '#061f4a',
    },
    dark: {
      primary: '#6ba6ff',
      primaryHover: '#8abaff',
      disabled: '#1e345a',
      onPrimary: '#04193b',
      accent: '#86b7ff',
      tint: '#172437',
      sceneFar: '#101722',
      sceneMiddle: '#16294a',
      sceneNear: '#234e91',
      onScene: '#e6f0ff',
    },
  },
  yellow: {
    light: {
      primary: '#ffce33',
      primaryHover: '#f5be0a',
      disabled: '#fdecbc',
      onPrimary: '#241c00',
      accent: '#7d5700',
      tint: '#fdf5de',
      sceneFar: '#fdf1cf',
      sceneMiddle: '#fbdf8f',
      sceneNear: '#eeb72a',
      onScene: '#3a2900',
    },
    dark: {
      primary: '#ffd24a',
      primaryHover: '#ffde7a',
      disabled: '#42371c',
      onPrimary: '#241c00',
      accent: '#ffd766',
      tint: '#2c2615',
      sceneFar: '#1b1810',
      sceneMiddle: '#352b10',
      sceneNear: '#6b5315',
      onScene: '#fff6da',
    },
  },
};

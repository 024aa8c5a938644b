/**
 * The global style sheets: variables by theme and colour mode, and rules that belong to no component. Inlined at build
 * time, one into the head and one behind the form: what comes before its end delays the first paint.
 */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../config/constants';
import type { ThemeColor } from '../config/site';
import {
  contrastColors,
  lightContrastDanger,
  neutralColors,
  themeColors,
  type ColorMode,
  type NeutralColors,
  type ThemeColors,
} from './palettes';
import { sceneFile } from './scenes';
import { styleAssetUrl } from './styleAssets';
import {
  CAPPED,
  color,
  FALLBACK_WEIGHTS,
  font,
  media,
  radius,
  size,
  variableName,
  WEIGHTS,
} from './tokens';
import { typefaceCss } from './typeface';

/** Used in the background pictures only, which are files. */
const PICTURE_COLORS = ['sceneFar', 'sceneNear'];

function variables(colors: NeutralColors | ThemeColors): string {
  return Object.entries(colors)
    .filter(([name]) => !PICTURE_COLORS.includes(name))
    .map(([name, value]) => `${variableName(name)}:${value}`)
    .join(';');
}

function cappedCss(): string {
  const set = (value: (length: string, cap: string) => string) =>
    Object.entries(CAPPED)
      .map(([name, [length, cap]]) => `${name}:${value(length, cap)}`)
      .join(';');
  const capped = set((length, cap) => `min(${length},${cap})`);
  return `:root{${set((length) => length)}}@supports (width:min(1px,1vw)){:root{${capped}}}`;
}

function contrastCss(): string {
  const colors = Object.entries(contrastColors)
    .map(([name, other]) => `${variableName(name)}:${color[other]}`)
    .join(';');
  return `@media (prefers-contrast:more){[data-theme][data-color-mode]{${colors}}[data-color-mode=light]{${variableName('danger')}:${lightContrastDanger}}}`;
}

/** @param primary the site's colour, used by the default theme */
export function globalCss(primary: ThemeColor): string {
  const themes = THEME_COLORS.flatMap((theme) => {
    const aliases = theme === primary ? [theme, DEFAULT_THEME_ALIAS] : [theme];
    const selector = (suffix: string) =>
      aliases.map((alias) => `[data-theme=${alias}]${suffix}`).join(',');
    const scene = (mode: ColorMode) => `--scene:url(${styleAssetUrl(sceneFile(theme, mode))})`;
    return [
      `${selector('')}{${variables(themeColors[theme].light)};${scene('light')}}`,
      `${selector('[data-color-mode=dark]')}{${variables(themeColors[theme].dark)};${scene('dark')}}`,
    ];
  });
  return [
    typefaceCss(styleAssetUrl),
    // `only`: Chrome's forced dark theme would change some of the colours, and not those beside them.
    `:root{${WEIGHTS};color-scheme:only light;${variables(neutralColors.light)}}`,
    `[data-color-mode=dark]{color-scheme:dark;${variables(neutralColors.dark)}}`,
    ...themes,
    cappedCss(),
    // Pseudo-elements are left out: each element would get two more styles to compute.
    '*{box-sizing:border-box}',
    'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-bottom:var(--sheets);--sheets:min(60vh,var(--message-height,0px) + var(--offer-height,0px))}',
    // On a wide screen message and offer stand side by side.
    `${media.wide}{html{--sheets:min(60vh,max(var(--message-height,0px),var(--offer-height,0px)))}}`,
    `body{position:relative;margin:0;padding-bottom:var(--sheets);min-width:280px;background:${color.page};color:${color.text};font:${font.regular} 1rem/1.5 ${font.family};overflow-wrap:break-word}`,
    `[data-typeface=system]{${FALLBACK_WEIGHTS}}`,
    `[data-typeface=system] body{font-family:${font.familyWithoutFile}}`,
    'h1,h2,h3,p,ul,ol,figure{margin:0}',
    'button,input{font:inherit;color:inherit}',
    `a{color:${color.accent}}`,
    `:focus-visible{outline:3px solid ${color.accent};outline-offset:2px}`,
    '[hidden]{display:none!important}',
  ].join('');
}

/** Rules that the form and the parts above it can do without until the rest of the page has come. */
export function laterGlobalCss(): string {
  return [
    contrastCss(),
    // A press whose element is replaced before it ends, as the app replaces a label, is no click.
    'button>*{pointer-events:none}',
    `.boot-note{position:fixed;z-index:9;inset:0 0 auto;margin:0;padding:1rem;background:${color.surface};text-align:center}`,
    `#root .boot-note{position:static;border:1px solid ${color.danger};border-radius:16px;pointer-events:auto}`,
    `#reload{display:block;min-height:${size.target};margin:.5rem auto 0;padding:0 1rem;border:0;border-radius:${radius.field};background:${color.ink};color:${color.surface};font-weight:${font.bold}}`,
    '@media print{body{padding-bottom:0;background:none}}',
    '@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}',
  ].join('');
}

/** The visitor's theme and its rules (section 4, "Theme"). Pure: the inline script uses it before the first paint. */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../../config/constants';
import type { ThemeAlias, ThemeColor } from '../../config/site';

/** What the cookie says, or `default` when it says nothing that is a colour of the list. */
export function parseThemeAlias(raw: string | undefined): ThemeAlias {
  return THEME_COLORS.find((color) => color === raw) ?? DEFAULT_THEME_ALIAS;
}

/** Red, green, blue, yellow, and red again; `default` is followed by red. */
export function nextThemeAlias(alias: ThemeAlias): ThemeColor {
  const index = THEME_COLORS.findIndex((color) => color === alias);
  return THEME_COLORS[(index + 1) % THEME_COLORS.length] ?? THEME_COLORS[0];
}

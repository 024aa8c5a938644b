/** Theme rules (section 4, "Theme"). Pure: shared by the app and the inline script. */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../../config/constants';
import type { ThemeAlias, ThemeColor } from '../../config/site';

/** The stored alias; `default` when no cookie of this name is an allowed colour (step 3 of initialisation). */
export function parseThemeAlias(cookies: readonly string[]): ThemeAlias {
  return THEME_COLORS.find((color) => cookies.includes(color)) ?? DEFAULT_THEME_ALIAS;
}

/** Red, green, blue, yellow, then red again; `default` is followed by red. */
export function nextThemeAlias(alias: ThemeAlias): ThemeColor {
  const index = THEME_COLORS.findIndex((color) => color === alias);
  return THEME_COLORS[(index + 1) % THEME_COLORS.length] ?? THEME_COLORS[0];
}

export interface StoredTheme {
  readonly alias: ThemeAlias;
  /** Within the activity window, of a colour. */
  readonly isActive: boolean;
}

/** Steps 3 and 4 of initialisation: a non-default visit moves to the next theme, once per activity window. */
export function themeOfVisit(
  { alias, isActive }: StoredTheme,
  isDefaultVisit: boolean,
): StoredTheme {
  return isDefaultVisit || isActive
    ? { alias, isActive }
    : { alias: nextThemeAlias(alias), isActive: true };
}

/** Colour mode: preference and effective mode. Pure: shared by the app and the inline script. */
import type { ColorMode } from '../../design/palettes';

export const COLOR_MODE_PREFERENCES = ['system', 'light', 'dark'] as const;
export type ColorModePreference = (typeof COLOR_MODE_PREFERENCES)[number];

export const DARK_MODE_QUERY = '(prefers-color-scheme: dark)';

export function parseColorMode(cookies: readonly string[]): ColorModePreference {
  return COLOR_MODE_PREFERENCES.find((mode) => cookies.includes(mode)) ?? 'system';
}

export function resolveColorMode(
  preference: ColorModePreference,
  systemPrefersDark: boolean,
): ColorMode {
  if (preference !== 'system') return preference;
  return systemPrefersDark ? 'dark' : 'light';
}

import { BOOT_COOKIE, DEFAULT_THEME_ALIAS } from '../config/constants';
import { parseColorMode } from '../features/colorMode/colorMode';
import { parseThemeAlias } from '../features/theme/themeRules';
import { findVisitCookie, needsParsing, readStoredVisit } from '../features/visit/visitRecord';
import type { LandingDecision } from './landing';

/**
 * Decides once for a load: in the inline script, or in the app where that was blocked.
 *
 * @param readCookie returns all readable cookies of a name
 */
export function decideLanding(
  url: string,
  readCookie: (name: string) => readonly string[],
): LandingDecision {
  const storedTheme = parseThemeAlias(readCookie(BOOT_COOKIE.themeAlias.name));
  const visitCookie = findVisitCookie(readCookie(BOOT_COOKIE.visit.name), url);
  return {
    url,
    visitCookie,
    // The whole url may start a new visit.
    isParseDue: needsParsing(readStoredVisit(visitCookie), url),
    storedTheme,
    // A reset theme is not active.
    isThemeActive:
      storedTheme !== DEFAULT_THEME_ALIAS && readCookie(BOOT_COOKIE.themeActivity.name).length > 0,
    colorMode: parseColorMode(readCookie(BOOT_COOKIE.colorMode.name)),
  };
}

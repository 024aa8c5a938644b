import { BOOT_COOKIE } from '../config/constants';
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
  const visitCookie = findVisitCookie(readCookie(BOOT_COOKIE.visit.name), url);
  return {
    url,
    visitCookie,
    // The whole url may start a new visit.
    isParseDue: needsParsing(readStoredVisit(visitCookie), url),
    storedTheme: parseThemeAlias(readCookie(BOOT_COOKIE.themeAlias.name)),
    isThemeActive: readCookie(BOOT_COOKIE.themeActivity.name).length > 0,
    colorMode: parseColorMode(readCookie(BOOT_COOKIE.colorMode.name)),
  };
}

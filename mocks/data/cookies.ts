/** What earlier loads of the page leave in a visitor's cookies (section 3, "Visit record", "Theme", "Countdown"). */
import { COOKIE, type THEME_COLORS } from '../../src/config/constants';

interface StoredVisit {
  url: string;
  key: string;
  token: string;
  telephone: string;
  regionId: string;
  alternativeSettings: '0' | '1';
  adsKeyCustom: string;
  adsUseCustom: '0' | '1';
}

/** The visit's cookie. By default that of a visitor who has pressed «Далее»: its address is empty. */
export function buildVisitCookie(overrides: Partial<StoredVisit> = {}): Record<string, string> {
  const visit: StoredVisit = {
    url: '',
    key: 'demo',
    token: 'pt-earlier-1',
    telephone: '',
    regionId: '77',
    alternativeSettings: '0',
    adsKeyCustom: '',
    adsUseCustom: '0',
    ...overrides,
  };
  return { [COOKIE.visit.name]: JSON.stringify(visit) };
}

/** The theme's cookies; while it is active, the theme does not move on. */
export function buildThemeCookies(
  alias: (typeof THEME_COLORS)[number] | 'default',
  { isActive }: { isActive: boolean },
): Record<string, string> {
  const activity = isActive ? { [COOKIE.themeActivity.name]: '1' } : {};
  return { [COOKIE.themeAlias.name]: alias, ...activity };
}

export function buildCountdownCookie(expiresAtSec: number): Record<string, string> {
  return { [COOKIE.countdown.name]: String(expiresAtSec) };
}

/** Cookies of earlier visits (section 3, "Visit record", "Theme", "Countdown"). */
import { BOOT_COOKIE, APP_COOKIE } from '../../src/config/constants';
import type { ThemeAlias } from '../../src/config/site';

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

/** The url is empty by default, as after a click on «Далее». */
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
  return { [BOOT_COOKIE.visit.name]: JSON.stringify(visit) };
}

/** An active theme does not change on the next visit. */
export function buildThemeCookies(
  alias: ThemeAlias,
  { isActive }: { isActive: boolean },
): Record<string, string> {
  const activity = isActive ? { [BOOT_COOKIE.themeActivity.name]: '1' } : {};
  return { [BOOT_COOKIE.themeAlias.name]: alias, ...activity };
}

export function buildCountdownCookie(expiresAtSec: number): Record<string, string> {
  return { [APP_COOKIE.countdown.name]: String(expiresAtSec) };
}

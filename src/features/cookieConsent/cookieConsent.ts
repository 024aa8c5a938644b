/** The visitor's choice in the cookie notice, kept in a cookie (section 4, "GDPR notice"). */
import { APP_COOKIE } from '../../config/constants';
import type { CookieJar } from '../../lib/cookieJar';

/** Recorded when a button is pressed, or when the notice has been visible for its whole time. */
export type CookieConsent = 'accepted' | 'timeout' | 'refused';

/**
 * Any other cookie value counts as no consent. Of several cookies a refusal counts: one of the parent domain, set by
 * another site, must not consent to what was refused here.
 */
export function readCookieConsent(cookies: CookieJar): CookieConsent | 'none' {
  const { name } = APP_COOKIE.cookieConsent;
  const outcomes = ['refused', 'accepted', 'timeout'] as const;
  const value = cookies.get(name, (values) => outcomes.find((each) => values.includes(each)));
  return outcomes.find((each) => each === value) ?? 'none';
}

/** The visitor's choice in the cookie notice, kept in a cookie (section 4, "GDPR notice"). */

/** Recorded when a button is pressed, or when the notice has been visible for its whole time. */
export type CookieConsent = 'accepted' | 'timeout' | 'refused';

/** Any other cookie value counts as no consent. */
export function parseCookieConsent(value: string | undefined): CookieConsent | 'none' {
  return value === 'accepted' || value === 'timeout' || value === 'refused' ? value : 'none';
}

/** The visit before the app: decided from url and cookies, then parsed by the service. */
import { readBody, type RawResponse } from '../api/rawResponse';
import { readToken, toId } from '../api/source';
import { BOOT_COOKIE, PARSE_SOURCE_PATH, SUBMIT_WAIT_TIMEOUT_MS } from '../config/constants';
import { themeOfVisit } from '../features/theme/themeRules';
import {
  findVisitCookie,
  isDefaultVisit,
  parseVisitTelephone,
  readStoredVisit,
  withoutQuery,
  withoutTelephone,
} from '../features/visit/visitRecord';
import { readCookies } from '../lib/readCookies';
import { isRecord } from '../lib/readUnknown';
import { decideLanding } from './decideLanding';
import { post } from './request';

export const decision = decideLanding(location.href, readCookies());
const { url, storedTheme: alias, isThemeActive: isActive } = decision;

const storedVisit = readStoredVisit(decision.visitCookie);
let visit = storedVisit;
let hasParseFailed = false;

/** The visit's phone, `79XXXXXXXXX` or empty. */
export const visitPhone = () => visit?.telephone ?? '';

/** Requests the visit's source. Never rejects. */
export const requestSource = () => post(PARSE_SOURCE_PATH, { url });

/** Applies the theme of the stored visit (steps 3 to 5 of the initialisation). */
export function applyTheme(): void {
  const isDefault = storedVisit === null || isDefaultVisit(storedVisit, url);
  document.documentElement.dataset['theme'] = themeOfVisit({ alias, isActive }, isDefault).alias;
}

/** @returns false if it has no token */
export function takeSource(response: RawResponse | undefined): boolean {
  const source = response && readBody(response);
  const token = readToken(source);
  hasParseFailed = token === '';
  if (!isRecord(source) || hasParseFailed) return false;
  const telephone = parseVisitTelephone(toId(source['telephone']));
  // A reload parses the stripped url, which has no phone any more.
  visit = { url, token, telephone: telephone || visitPhone() };
  return true;
}

/** What a lead says of the visit. Tries a failed parse once more, as the app does for each submit. */
export async function readVisit() {
  if (hasParseFailed) {
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, SUBMIT_WAIT_TIMEOUT_MS);
    });
    takeSource(await Promise.race([requestSource(), timeout]));
  }
  return {
    // Empty after «Далее».
    url: withoutQuery(visit === null || visit.url === '' ? url : visit.url),
    preToken: visit?.token ?? '',
    style: document.documentElement.dataset['theme'] ?? '',
  };
}

/** Removes the phone from the stored visit, once a lead has been answered. @param token the lead's */
export function forgetVisitPhone(token: string): void {
  const { name, maxAgeSec } = BOOT_COOKIE.visit;
  const stored = findVisitCookie(readCookies()(name), url);
  const value = withoutTelephone(stored, [token, storedVisit?.token]);
  if (value === undefined) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${String(maxAgeSec)};samesite=lax${secure}`;
}

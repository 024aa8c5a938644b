/** The visit before the app, as the service has parsed it. */
import { readBody, type RawResponse } from '../api/rawResponse';
import { readToken, toId, type Id } from '../api/source';
import { SUBMIT_WAIT_TIMEOUT_MS, VISIT_COOKIE } from '../config/constants';
import {
  parseVisitTelephone,
  withoutQuery,
  withoutTelephone,
  type StoredVisit,
} from '../features/visit/visitRecord';
import { isRecord } from '../lib/readUnknown';
import { early } from './early';

const { url, storedVisit, requestSource, readVisitCookie } = early;

let visit: StoredVisit = storedVisit ?? { url: '', token: '', telephone: '' };
let hasParseFailed = false;

/** The visit's phone, `79XXXXXXXXX` or empty. */
export const visitPhone = () => visit.telephone;

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
    url: withoutQuery(visit.url || url),
    preToken: visit.token,
    style: document.documentElement.dataset['theme'] ?? '',
  };
}

/** Removes the phone from the stored visit, once a lead has been answered. @param token the lead's */
export function forgetVisitPhone(token: Id): void {
  const { name, maxAgeSec } = VISIT_COOKIE;
  const value = withoutTelephone(readVisitCookie(), [token, storedVisit?.token]);
  if (value === undefined) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${String(maxAgeSec)};samesite=lax${secure}`;
}

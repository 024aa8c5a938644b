/** Countdown arithmetic (section 4, "Countdown"), in whole seconds. */
import { APP_COOKIE } from '../../config/constants';
import type { CookieJar } from '../../lib/cookieJar';

/** Expiration minus now, clamped to 0 and to the length: a clock set back must not add time. */
export function timeRemainingSec(expiresAtSec: number, nowSec: number, lengthSec: number): number {
  return Math.min(Math.max(expiresAtSec - nowSec, 0), lengthSec);
}

/** `mm:ss`. */
export function formatRemaining(remainingSec: number): string {
  const minutes = Math.floor(remainingSec / 60);
  const seconds = remainingSec % 60;
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}

/** The cookie's timestamp in seconds; 0 (expired) if it is invalid. */
export function parseExpiration(raw: string | undefined): number {
  return raw !== undefined && /^\d{1,12}$/.test(raw) ? Number(raw) : 0;
}

/** The stored timestamp in seconds; 0 if there is none. */
export function readExpiration(cookies: CookieJar): number {
  const select = (values: readonly string[]) => values.find((value) => parseExpiration(value) > 0);
  return parseExpiration(cookies.get(APP_COOKIE.countdown.name, select));
}

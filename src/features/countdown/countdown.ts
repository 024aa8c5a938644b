/** The promo countdown's arithmetic (section 4, "Countdown"), in whole seconds. */
import { COUNTDOWN_BASE_LENGTH_SEC } from '../../config/constants';
import type { SiteConfig } from '../../config/site';

/** The site's own length, which wins over the base. */
export function countdownLengthSec(site: SiteConfig): number {
  return site.countdownLengthSec ?? COUNTDOWN_BASE_LENGTH_SEC;
}

/** Expiration minus now, never below 0 nor above the length: a clock set back must not show more than there was. */
export function timeRemainingSec(expiresAtSec: number, nowSec: number, lengthSec: number): number {
  return Math.min(Math.max(expiresAtSec - nowSec, 0), lengthSec);
}

/** `mm:ss`. */
export function formatRemaining(remainingSec: number): string {
  const minutes = Math.floor(remainingSec / 60);
  const seconds = remainingSec % 60;
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}

/** The cookie's timestamp in seconds; 0, long expired, where it holds nothing of the kind. */
export function parseExpiration(raw: string | undefined): number {
  return raw !== undefined && /^\d{1,12}$/.test(raw) ? Number(raw) : 0;
}

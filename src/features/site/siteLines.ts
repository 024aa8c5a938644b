import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';

/** From this length on a text counts as long: two of them would hide the message. */
const LONG_TEXT = 80;

/** Moscow has no summer time. @returns NaN without a day, which compares as false */
const toMs = (day: string | undefined, time: string) => Date.parse(`${day ?? ''}T${time}+03:00`);

/**
 * What the site says under the approved card and in the message that there is no offer: the notes of the day, and the
 * line about the self-imposed ban unless both are long.
 */
export function siteLines({ notes, hints }: SiteConfig, nowMs: number): string[] {
  const lines = notes
    .filter(({ from, until }) => !(nowMs < toMs(from, '00:00')) && !(nowMs >= toMs(until, '24:00')))
    .map(({ text }) => text);
  const isLong = Math.min(lines.join('').length, COPY.selfBan.length) >= LONG_TEXT;
  return hints.selfBan && !isLong ? [...lines, COPY.selfBan] : lines;
}

import { trimText } from './trimText';

/** Kept, since scripts of others have variables named `URL`. */
export const WebUrl = URL;

const MAX_LENGTH = 4_096;

/** Parses an absolute http(s) url. `//host`, relative paths, other schemes and credentials give null. */
export function parseWebUrl(text: string): URL | null {
  const trimmed = trimText(text);
  if (trimmed.length > MAX_LENGTH || !/^https?:\/\/[^/\\]/i.test(trimmed)) return null;
  try {
    const url = new WebUrl(trimmed);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** Normalized href of a valid web url, or null. */
export function toWebUrl(text: string): string | null {
  return parseWebUrl(text)?.href ?? null;
}

/** Also accepts a path on this site: a single leading slash, as documents and pictures may have. */
export function toWebUrlOrPath(text: string): string | null {
  const trimmed = trimText(text);
  // A parser drops tabs and line breaks: with one between them, two slashes name a host.
  const isPath = /^\/(?![/\\])/.test(trimmed) && !/[\\\t\n\r]/.test(trimmed);
  return isPath && trimmed.length <= MAX_LENGTH ? trimmed : toWebUrl(trimmed);
}

/** Origin of an https url, as a list of one; empty for any other url. Ignores the braces of a `{code}` placeholder. */
export function httpsOrigins(text: string): string[] {
  const url = parseWebUrl(text.replace(/[{}]/g, ''));
  return url?.protocol === 'https:' ? [url.origin] : [];
}

/** Longest address the page follows or stores; longer ones are no ordinary links. */
const MAX_LENGTH = 4_096;

/**
 * An absolute http or https address as the URL it is, or null. `//host`, relative paths, other schemes and addresses
 * with credentials are refused: nobody who made a link for this page writes one so.
 */
export function toWebUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !/^https?:\/\/[^/\\]/i.test(trimmed)) return null;
  try {
    const url = new URL(trimmed);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

/** The same as text, or null. */
export function toWebAddress(text: string): string | null {
  return toWebUrl(text)?.href ?? null;
}

/** Documents and pictures may also lie on this site: a path that begins with a single slash. */
export function toWebAddressOrPath(text: string): string | null {
  const trimmed = text.trim();
  const isPath = /^\/(?![/\\])/.test(trimmed) && !/[\\\s]/.test(trimmed);
  return isPath && trimmed.length <= MAX_LENGTH ? trimmed : toWebAddress(trimmed);
}

/** The origin of a script's address, as a list of one; empty where there is no https address. */
export function originsOf(address: string): string[] {
  const url = toWebUrl(address.replace(/[{}]/g, ''));
  return url?.protocol === 'https:' ? [url.origin] : [];
}

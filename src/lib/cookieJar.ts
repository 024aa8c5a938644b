import Cookies from 'universal-cookie';
import { readCookies } from './readCookies';

/** Cookies as plain strings. Unreadable values are absent; values that the browser rejects are kept in memory. */
export interface CookieJar {
  /**
   * The value that was set in this load, else the selected one, by default the first: a site of the same parent domain
   * may have set a cookie of this name, too.
   */
  get: (
    name: string,
    select?: (values: readonly string[]) => string | undefined,
  ) => string | undefined;
  set: (name: string, value: string, maxAgeSec: number) => void;
  remove: (name: string) => void;
}

/**
 * Browser cookies with `Path=/`, `SameSite=Lax`, and `Secure` on https. Safari limits cookies set by scripts to
 * seven days. Values are never JSON-parsed: a token of digits stays a string.
 */
export function createCookieJar({ isSecure }: { isSecure: boolean }): CookieJar {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  /** Values that the browser rejected, kept for this load. */
  const rejected = new Map<string, string>();
  /** Values that the browser stored in this load. */
  const stored = new Map<string, string>();
  let cookies: Cookies | undefined;

  /** Shared, because the constructor reads all cookies; may throw. */
  function getCookies(): Cookies {
    cookies ??= new Cookies();
    return cookies;
  }

  function removeStored(name: string): void {
    try {
      getCookies().remove(name, attributes);
    } catch {
      // Blocked cookies: there is no cookie to remove.
    }
  }

  return {
    get(name, select = ([first]) => first) {
      const values = readCookies()(name);
      const own = stored.get(name);
      return rejected.get(name) ?? values.find((value) => value === own) ?? select(values);
    },
    set(name, value, maxAgeSec) {
      try {
        getCookies().set(name, value, { ...attributes, maxAge: maxAgeSec });
      } catch {
        // Blocked cookies throw in some browsers and are ignored in others; the read below detects both.
      }
      if (readCookies()(name).includes(value)) {
        rejected.delete(name);
        stored.set(name, value);
        return;
      }
      // The previous value is outdated: the next load must not read it.
      removeStored(name);
      stored.delete(name);
      rejected.set(name, value);
    },
    remove(name) {
      rejected.delete(name);
      stored.delete(name);
      removeStored(name);
    },
  };
}

import Cookies from 'universal-cookie';

/** Cookies as plain strings. Unreadable values are absent; values that the browser rejects are kept in memory. */
export interface CookieJar {
  get: (name: string) => string | undefined;
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
  let cookies: Cookies | undefined;

  /** Shared, because the constructor reads all cookies; may throw. Changes by other tabs are still visible. */
  function getCookies(): Cookies {
    cookies ??= new Cookies();
    return cookies;
  }

  function read(name: string): string | undefined {
    try {
      const value: unknown = getCookies().get(name, { doNotParse: true });
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  }

  function removeStored(name: string): void {
    try {
      getCookies().remove(name, attributes);
    } catch {
      // Blocked cookies: there is no cookie to remove.
    }
  }

  return {
    get: (name) => rejected.get(name) ?? read(name),
    set(name, value, maxAgeSec) {
      try {
        getCookies().set(name, value, { ...attributes, maxAge: maxAgeSec });
      } catch {
        // Blocked cookies throw in some browsers and are ignored in others; the read below detects both.
      }
      if (read(name) === value) {
        rejected.delete(name);
        return;
      }
      // The previous value is outdated: the next load must not read it.
      removeStored(name);
      rejected.set(name, value);
    },
    remove(name) {
      rejected.delete(name);
      removeStored(name);
    },
  };
}

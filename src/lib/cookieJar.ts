import Cookies from 'universal-cookie';

/** Cookies as plain strings. A value that cannot be read is absent; a jar that cannot be written keeps it for this load. */
export interface CookieJar {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, maxAgeSec: number) => void;
  remove: (name: string) => void;
}

/**
 * The browser's cookies: `Path=/`, `SameSite=Lax`, `Secure` on https. Safari caps cookies set by scripts at seven days
 * whatever their max-age says. Values are never JSON-parsed: a token of digits stays the string it is.
 */
export function createCookieJar({ secure }: { secure: boolean }): CookieJar {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  /** What the browser refused to take, so that the page still works until it is left. */
  const kept = new Map<string, string>();
  let opened: Cookies | undefined;

  /** One for all calls, since making one reads all cookies twice; it may throw. What other tabs set is seen all the same. */
  function open(): Cookies {
    opened ??= new Cookies();
    return opened;
  }

  function read(name: string): string | undefined {
    try {
      const value: unknown = open().get(name, { doNotParse: true });
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    get: (name) => kept.get(name) ?? read(name),
    set(name, value, maxAgeSec) {
      try {
        open().set(name, value, { ...attributes, maxAge: maxAgeSec });
      } catch {
        // Blocked cookies throw in some browsers and are ignored in others; both are seen below.
      }
      if (read(name) === value) kept.delete(name);
      else kept.set(name, value);
    },
    remove(name) {
      kept.delete(name);
      try {
        open().remove(name, attributes);
      } catch {
        // Nothing to remove where nothing could be set.
      }
    },
  };
}

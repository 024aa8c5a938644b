/**
 * Reads all cookies once: each access takes the browser two milliseconds on a slow phone.
 *
 * @returns the readable values of a name: a site of the same parent domain may have set a cookie of this name, too
 */
export function readCookies(): (name: string) => string[] {
  let cookies: string[] = [];
  try {
    cookies = document.cookie.split('; ');
  } catch {
    // Blocked cookies throw in some browsers.
  }
  return (name) =>
    cookies
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => {
        try {
          return decodeURIComponent(cookie.slice(name.length + 1));
        } catch {
          return '';
        }
      })
      .filter(Boolean);
}

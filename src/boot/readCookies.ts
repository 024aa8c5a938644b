/** Reads all cookies once: each access takes the browser two milliseconds on a slow phone. */
export function readCookies(): (name: string) => string | undefined {
  let cookies: string[] = [];
  try {
    cookies = document.cookie.split('; ');
  } catch {
    // Blocked cookies throw in some browsers.
  }
  return (name) => {
    try {
      const pair = cookies.find((each) => each.startsWith(`${name}=`));
      return pair && decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      return undefined;
    }
  };
}

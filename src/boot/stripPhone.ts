/** Parameters whose value is a phone number, however it is written. */
const PHONE_PARAMETERS = ['telephone', 'phone', 'tel'];

/** A Russian mobile, with separators in it and Russian words around it; longer numbers and latin text are click ids. */
const MOBILE = /^\W*(?:[78][^\wа-яё|]*)?9(?:[^\wа-яё|]*\d){9}\W*$/i;

/**
 * Removes phone numbers from a url's query and hash, so they stay out of the address bar, history and referrers.
 *
 * @returns null when there is nothing to remove
 */
export function stripPhone(url: string): string | null {
  // A hash or a value may have a query of its own. Other parameters keep their exact spelling.
  const stripped = url.replace(/[?#][^?#]*/g, (part) => {
    const pairs = part.slice(1).split('&');
    const kept = pairs.filter((pair) => !isPhone(pair));
    if (kept.length === pairs.length) return part;
    return kept.length > 0 ? part.charAt(0) + kept.join('&') : '';
  });
  return stripped === url ? null : stripped;
}

function isPhone(pair: string): boolean {
  // Twice: a value may be an encoded url.
  const parts = decode(decode(pair)).split(/[=?&#/:;,]/);
  const name = parts[0]?.toLowerCase() ?? '';
  return PHONE_PARAMETERS.includes(name) || parts.some((part) => MOBILE.test(part));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

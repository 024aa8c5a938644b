/** Parameters whose value is a phone number, however it is written. */
const PHONE_PARAMETERS = ['telephone', 'phone', 'tel'];

/** A Russian mobile, with separators in it and Russian words around it; longer numbers and latin text are click ids. */
const MOBILE = /^\W*(?:[78][^\wа-яёÀ-ÿ|]*)?9(?:[^\wа-яёÀ-ÿ|]*\d){9}\W*$/i;

/** Removes phone numbers from a url's query and hash, so they stay out of the address bar, history and referrers. */
export function stripPhone(url: string): string {
  // A hash or a value may have a query of its own, and `;` may stand for `?`. Other parameters keep their exact spelling.
  return url.replace(/[?#;][^?#]*/g, (part) => {
    const pairs = part.slice(1).split('&');
    const kept = pairs.filter((pair) => !isPhone(pair));
    if (kept.length === pairs.length) return part;
    return kept.length > 0 ? part.charAt(0) + kept.join('&') : '';
  });
}

function isPhone(pair: string): boolean {
  // Twice: a value may be an encoded url.
  const parts = decode(decode(pair)).split(/[=?&#/:;,]/);
  const name = parts[0]?.toLowerCase() ?? '';
  return PHONE_PARAMETERS.includes(name) || parts.some((part) => MOBILE.test(part));
}

/** Escapes that are not UTF-8, such as cp1251, are read as bytes: the digits and ASCII among them stay what they are. */
function decode(text: string): string {
  return text.replace(/(?:%(?:u..)?[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replace(/%u?([^%]+)/gi, (_escape, hex) =>
        String.fromCharCode(Number(`0x${String(hex)}`)),
      );
    }
  });
}

/** Parameters in which advertisers pass a phone number. */
const PHONE_PARAMETERS = ['telephone', 'phone', 'tel'];

/**
 * Removes phone numbers from a url's query and hash, so they stay out of the address bar, history and referrers.
 *
 * @returns null when there is nothing to remove
 */
export function stripPhone(url: string): string | null {
  const [beforeHash, hash] = splitAt(url, '#');
  const [path, query] = splitAt(beforeHash, '?');
  const cleanQuery = dropPhones(query);
  const cleanHash = dropPhones(hash);
  if (cleanQuery === query && cleanHash === hash) return null;
  return `${path}${cleanQuery ? `?${cleanQuery}` : ''}${cleanHash ? `#${cleanHash}` : ''}`;
}

/** Other parameters keep their exact spelling. */
function dropPhones(parameters: string | undefined): string | undefined {
  return parameters
    ?.split('&')
    .filter((pair) => {
      const [name] = splitAt(pair, '=');
      return !PHONE_PARAMETERS.includes(decode(name).toLowerCase());
    })
    .join('&');
}

function splitAt(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parameters in which advertisers pass a visitor's phone. */
const PHONE_PARAMETERS = ['telephone', 'phone', 'tel'];

/**
 * The same address without a phone number in its query or hash, so that it stays out of the address bar, the history
 * and every referrer. Null when there is nothing to take out.
 */
export function withoutPhone(address: string): string | null {
  const [beforeHash, hash] = splitAt(address, '#');
  const [path, query] = splitAt(beforeHash, '?');
  const cleanQuery = dropPhones(query);
  const cleanHash = dropPhones(hash);
  if (cleanQuery === query && cleanHash === hash) return null;
  return `${path}${cleanQuery ? `?${cleanQuery}` : ''}${cleanHash ? `#${cleanHash}` : ''}`;
}

/** The rest of the parameters stay as they were written, to the letter. */
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

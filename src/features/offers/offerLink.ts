/** The link of an offer (section 2, "Partner offer card"). */

/** What the visit adds to an offer's address; empty values are left out. */
export interface OfferLinkParameters {
  key: string;
  region: string;
  /** The visit's token. */
  clickid: string;
  /** The analytics client id. */
  ya_click: string;
}

/**
 * The offer's address with the visit's parameters. The offer's own query and hash stay; ours replace parameters of
 * the same name.
 *
 * @param url absolute, http or https: the api lets no other through
 */
export function offerLink(url: string, parameters: OfferLinkParameters): string {
  const link = new URL(url);
  const ours = (Object.entries(parameters) as [string, string][]).filter(([, value]) => value);
  const names = new Set(ours.map(([name]) => name));
  // Pair by pair, as written: a partner's own parameters must not be encoded anew.
  const theirs = link.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.has(nameOf(pair)));
  link.search = [...theirs, new URLSearchParams(ours).toString()].filter(Boolean).join('&');
  return link.href;
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** The advertising id in an offer's address, shown beside «Реклама»; empty where there is none. */
export function eridOf(url: string): string {
  return new URL(url).searchParams.get('erid') ?? '';
}

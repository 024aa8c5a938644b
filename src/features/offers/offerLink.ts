/** Offer links (section 2, "Partner offer card"). */
import { WebUrl } from '../../lib/webUrl';

/** Visit parameters of an offer link; empty values are omitted. */
export interface OfferLinkParameters {
  key: string;
  region: string;
  /** The visit token. */
  clickid: string;
  ya_click: string;
}

/**
 * The offer's url with the visit's parameters, which replace its own of the same name. Its other query parameters
 * and hash are kept.
 *
 * @param url absolute http(s), as validated by the api
 */
export function buildOfferLink(url: string, parameters: OfferLinkParameters): string {
  const link = new WebUrl(url);
  const ours = (Object.entries(parameters) as [string, string][]).filter(([, value]) => value);
  const names = new Set(ours.map(([name]) => name));
  // Filters the raw query: re-encoding could break a partner's parameters.
  const theirs = link.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.has(paramName(pair)));
  link.search = [...theirs, new URLSearchParams(ours).toString()].filter(Boolean).join('&');
  return link.href;
}

function paramName(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** The advertising id in an offer's url; empty if there is none. */
export function getErid(url: string): string {
  return new WebUrl(url).searchParams.get('erid') ?? '';
}

import type { Offer } from '../../api/offer';
import { parseWebUrl, WebUrl } from '../../lib/webUrl';
import { offerName } from './offerTerms';

/** Returns the domain as the URL API writes it: lower case, Cyrillic as punycode. Without "www.". */
function normalizeDomain(domain: string): string {
  return (parseWebUrl(`https://${domain}`)?.hostname ?? domain).replace(/^www\./, '');
}

/**
 * The brand of the offers of a domain. Empty if no offer has the domain, or offers of several brands do: the links of
 * many partners may lead through one network.
 */
export function findPartnerName(domain: string, offers: readonly Offer[]): string {
  // It would match every offer without a domain.
  if (domain === '') return '';
  const names = offers
    .filter(({ url, domainUrl }) =>
      [new WebUrl(url).hostname, domainUrl].some(
        (each) => normalizeDomain(each) === normalizeDomain(domain),
      ),
    )
    .map(offerName);
  const [name = '', ...others] = new Set(names.filter((each) => each !== ''));
  return others.length === 0 ? name : '';
}

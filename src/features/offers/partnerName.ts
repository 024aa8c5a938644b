import type { Offer } from '../../api/offer';
import { parseWebUrl } from '../../lib/webUrl';
import { offerName } from './offerTerms';

/** As urls have it: in lower case, Cyrillic encoded. */
function normalizeDomain(domain: string): string {
  return (parseWebUrl(`https://${domain}`)?.hostname ?? domain).replace(/^www\./, '');
}

/**
 * The brand behind a domain, by offers that name an advertiser for it. Empty if there is none, or more than one: links
 * of many partners may lead through the domain of one network.
 */
export function findPartnerName(domain: string, offers: readonly Offer[]): string {
  // An offer's own domain may be missing as well.
  if (domain === '') return '';
  const names = offers
    .filter(({ url, domainUrl }) =>
      [new URL(url).hostname, domainUrl].some(
        (each) => normalizeDomain(each) === normalizeDomain(domain),
      ),
    )
    .map(offerName);
  const [name = '', ...others] = new Set(names.filter((each) => each !== ''));
  return others.length === 0 ? name : '';
}

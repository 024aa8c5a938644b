import { buildOffersPage, type buildOffer } from '~mocks/data/offers';
import type { MockServiceOptions } from '~mocks/service';

/** Service options with these page offers and no overlay offer. */
export function offersOf(...offers: ReturnType<typeof buildOffer>[]): MockServiceOptions {
  return { offers: buildOffersPage({ offers }), overlayOffers: { offers: [] } };
}

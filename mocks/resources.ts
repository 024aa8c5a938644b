import type { MockFault, MockFaults } from './faults';

/** The calls that the mock service answers, by what they are about; the names faults and the call log go by. */
export type MockResource =
  | 'parseSource'
  | 'nextOffer'
  | 'siteInfo'
  | 'documents'
  | 'slotImages'
  | 'checkboxConfig'
  | 'offersPage'
  | 'overlayOffersPage'
  | 'visitedOffers'
  | 'shownOffers'
  | 'counter';

/** How long a real service would take over each, for development. */
export const REALISTIC_DELAYS_MS: Readonly<Record<MockResource, number>> = {
  parseSource: 180,
  nextOffer: 400,
  siteInfo: 140,
  documents: 160,
  slotImages: 100,
  checkboxConfig: 150,
  offersPage: 260,
  overlayOffersPage: 240,
  visitedOffers: 90,
  shownOffers: 90,
  counter: 80,
};

/**
 * Every address of the service, and nothing deeper: in development the page's own modules lie in a folder of the same
 * name.
 */
export const SERVICE_ADDRESS = /^https?:\/\/[^/]+\/api\//;

export const MOCK_RESOURCES = Object.keys(REALISTIC_DELAYS_MS) as readonly MockResource[];

/** The same fault for every call. */
export function everyFault(fault: MockFault): MockFaults {
  return Object.fromEntries(MOCK_RESOURCES.map((resource) => [resource, fault]));
}

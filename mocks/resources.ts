/** Names the service's endpoints for faults and the call log; the values are delays for development. */
export const REALISTIC_DELAYS_MS = {
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
  report: 60,
} as const;

export type MockResource = keyof typeof REALISTIC_DELAYS_MS;

export const MOCK_RESOURCES = Object.keys(REALISTIC_DELAYS_MS) as readonly MockResource[];

/** Anchored at the root, because the dev server serves the page's own modules from `/src/api/`. */
export const API_URL = /^https?:\/\/[^/]+\/api\//;

/** Every call of section 7, and everything that can go wrong with one. */
import type { MockFault, MockResource } from '../../mocks/service';

/** How a call is told from the others by its address. */
export const CALLS: Readonly<Record<MockResource, (url: URL) => boolean>> = {
  parseSource: at('/help/parse-source-from-url'),
  nextOffer: at('/offer/get-next-offer'),
  siteInfo: at('/site/get-info'),
  documents: at('/site/get-documents'),
  slotImages: at('/advert/get-slot-images'),
  checkboxConfig: at('/help/get-checkbox-config'),
  offersPage: at('/offer/get-page', 'pageAlias', 'registration'),
  overlayOffersPage: at('/offer/get-page', 'pageAlias', 'overlay_registration'),
  visitedOffers: at('/offer/send-visited-offers'),
  shownOffers: at('/offer/send-shown-offers'),
  counter: at('/counter/get-by'),
};

export const CALL_NAMES = Object.keys(CALLS) as MockResource[];

function at(path: string, parameter?: string, value?: string): (url: URL) => boolean {
  return ({ pathname, searchParams }) =>
    pathname === `/api${path}` &&
    (parameter === undefined || searchParams.get(parameter) === value);
}

/** What goes wrong; `timeout`, `refused`, `slow` and `out of order` need more than an answer that is changed. */
export const CHANGED_ANSWERS = {
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '500': { kind: 'status', status: 500 },
  'HTML with 200': { kind: 'html' },
  truncated: { kind: 'truncated' },
  empty: { kind: 'empty' },
  null: { kind: 'null' },
  'wrong types': { kind: 'wrongTypes' },
  'prototype-poisoning keys': { kind: 'poison' },
} as const satisfies Record<string, MockFault>;

export const ALL_FAULTS = [
  'timeout',
  'refused',
  'slow',
  'out of order',
  ...(Object.keys(CHANGED_ANSWERS) as (keyof typeof CHANGED_ANSWERS)[]),
] as const;

export type FaultName = (typeof ALL_FAULTS)[number];

/** With these the right answer comes all the same. */
export const HARMLESS: readonly FaultName[] = ['slow', 'out of order', 'prototype-poisoning keys'];

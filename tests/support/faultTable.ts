/** Every API call of the specification's section 7 and every fault it can have. */
import type { MockFault, MockResource } from '../../mocks/service';
import { isFullRun } from './constants';

/** Reports are sent by few sites, and nothing waits for them. */
export type PageCall = Exclude<MockResource, 'report'>;

/** Matches the URL of each call. */
export const CALL_MATCHERS: Readonly<Record<PageCall, (url: URL) => boolean>> = {
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

const CALL_NAMES = Object.keys(CALL_MATCHERS) as PageCall[];

/**
 * Calls of one group do not depend on each other; every other call fails alone. A group makes six requests at most
 * (slot images are two): over HTTP/1.1 a browser sends a seventh only when one of them ends, or it times out unsent.
 */
const INDEPENDENT_CALLS: readonly (readonly PageCall[])[] = [
  ['documents', 'slotImages', 'checkboxConfig', 'offersPage', 'overlayOffersPage'],
  ['shownOffers', 'visitedOffers', 'counter'],
];

/** Calls that fail together in one page load; in the full run each fails alone. */
const CALL_GROUPS: readonly (readonly PageCall[])[] = isFullRun
  ? CALL_NAMES.map((call) => [call])
  : [
      ...CALL_NAMES.filter((call) => !INDEPENDENT_CALLS.flat().includes(call)).map((call) => [
        call,
      ]),
      ...INDEPENDENT_CALLS,
    ];

function at(path: string, parameter?: string, value?: string): (url: URL) => boolean {
  return ({ pathname, searchParams }) =>
    pathname === `/api${path}` &&
    (parameter === undefined || searchParams.get(parameter) === value);
}

/** Faults of the response itself; `timeout`, `refused`, `slow` and `out of order` concern its delivery. */
export const RESPONSE_FAULTS = {
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  '500': { kind: 'status', status: 500 },
  'HTML with 200': { kind: 'html' },
  truncated: { kind: 'truncated' },
  empty: { kind: 'empty' },
  null: { kind: 'null' },
  'wrong types': { kind: 'wrongTypes' },
  'prototype-poisoning keys': { kind: 'prototypeKeys' },
} as const satisfies Record<string, MockFault>;

export const ALL_FAULTS = [
  'timeout',
  'refused',
  'slow',
  'out of order',
  ...(Object.keys(RESPONSE_FAULTS) as (keyof typeof RESPONSE_FAULTS)[]),
] as const;

export type FaultName = (typeof ALL_FAULTS)[number];

/**
 * Faults that the API client turns into the same failure, or that differ only in what else arrives first. A call gets
 * every n-th of them; its unit tests try each.
 */
const SIMILAR_FAULTS: readonly { faults: readonly FaultName[]; step: number }[] = [
  { faults: ['403', '404', '500'], step: 3 },
  { faults: ['HTML with 200', 'truncated', 'empty', 'null'], step: 2 },
  { faults: ['slow', 'out of order'], step: 2 },
];

/**
 * The groups that are tried with this fault: all of them in the full run; otherwise similar faults take turns, so that
 * each is tried with some calls, and each call with some of them.
 */
export function groupsFor(fault: FaultName): readonly (readonly PageCall[])[] {
  const similar = SIMILAR_FAULTS.find(({ faults }) => faults.includes(fault));
  if (isFullRun || similar === undefined) return CALL_GROUPS;
  const first = similar.faults.indexOf(fault);
  return CALL_GROUPS.filter((_, index) => (index + first) % similar.step === 0);
}

/** Faults after which the correct response still arrives. */
export const HARMLESS_FAULTS: readonly FaultName[] = [
  'slow',
  'out of order',
  'prototype-poisoning keys',
];

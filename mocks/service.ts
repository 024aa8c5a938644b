/** The mock service: every call of section 7, answered from data and state of its own. */
import type { RequestHandler } from 'msw';
import type { NextOfferRequest } from '../src/api/offer';
import { createAnswering, type Delay, type MockCall } from './answering';
import { buildCheckboxConfig } from './data/checkboxConfig';
import { buildDocuments } from './data/documents';
import { buildOffersPage, buildOverlayOffersPage } from './data/offers';
import { buildSlotImages, type SlotImagesByType } from './data/pictures';
import { buildSiteInfo } from './data/siteInfo';
import type {
  CheckboxConfigWire,
  OffersPageWire,
  SiteDocumentWire,
  SiteInfoWire,
  SourceWire,
} from './data/wire';
import { createFaultBoard, type MockFault, type MockFaults } from './faults';
import { advertHandlers } from './handlers/advert';
import type { HandlerContext, ServiceState } from './handlers/context';
import { counterHandlers } from './handlers/counter';
import { helpHandlers } from './handlers/help';
import { offerHandlers } from './handlers/offer';
import { siteHandlers } from './handlers/site';
import type { MockResource } from './resources';

export type { MockFault } from './faults';
export type { MockResource } from './resources';

/** Everything is optional; objects are overrides of the demo data. */
export interface MockServiceOptions {
  readonly siteInfo?: Partial<SiteInfoWire>;
  readonly documents?: SiteDocumentWire[];
  /** The page's own offers; `{ offers: [] }` for none. */
  readonly offers?: Partial<OffersPageWire>;
  readonly overlayOffers?: Partial<OffersPageWire>;
  readonly slotImages?: Partial<SlotImagesByType>;
  readonly checkboxConfig?: Partial<CheckboxConfigWire>;
  /** What a parse answers whatever the address says; a token given here counts as issued once it was answered. */
  readonly source?: Partial<SourceWire>;
  /** In place of the addresses that follow from the lead. */
  readonly offerUrl?: string | null;
  readonly showcaseUrl?: string | null;
  /** Tokens that a visitor may still hold from an earlier run; `any` for development, where every reload is a new run. */
  readonly earlierTokens?: readonly string[] | 'any';
  /** Milliseconds before every answer, or each resource's own; 0 by default. */
  readonly delayMs?: Delay;
  readonly faults?: MockFaults;
}

/** One service with its own state; two of them know nothing of each other. */
export interface MockService {
  readonly handlers: RequestHandler[];
  /** Every call so far, in the order of arrival. */
  readonly calls: readonly MockCall[];
  readonly callsTo: (resource: MockResource) => MockCall[];
  /** The bodies of the get-next-offer calls that were accepted. */
  readonly leads: readonly NextOfferRequest[];
  /** The tokens that parses have been given, the last one last. */
  readonly tokens: readonly string[];
  /** Sets or lifts a fault while the service runs; its `times` count from now. */
  readonly setFault: (resource: MockResource, fault: MockFault | null) => void;
  /** Ends every call that still waits, and every later one, as a broken connection. */
  readonly close: () => void;
}

export function createMockService(options: MockServiceOptions = {}): MockService {
  const calls: MockCall[] = [];
  const state: ServiceState = { tokens: [], leads: [] };
  const faults = createFaultBoard(options.faults ?? {});
  const closing = new AbortController();
  const context: HandlerContext = {
    answering: createAnswering({
      calls,
      faults,
      delayMs: options.delayMs ?? 0,
      closed: closing.signal,
    }),
    data: {
      siteInfo: buildSiteInfo(options.siteInfo),
      documents: options.documents ?? buildDocuments(),
      slotImages: buildSlotImages(options.slotImages),
      checkboxConfig: buildCheckboxConfig(options.checkboxConfig),
      offersPage: buildOffersPage(options.offers),
      overlayOffersPage: buildOverlayOffersPage(options.overlayOffers),
      source: options.source ?? {},
      offerUrl: options.offerUrl,
      showcaseUrl: options.showcaseUrl,
      acceptsToken: (token) =>
        options.earlierTokens === 'any' || (options.earlierTokens ?? []).includes(token),
    },
    state,
  };
  return {
    handlers: [
      ...helpHandlers(context),
      ...offerHandlers(context),
      ...siteHandlers(context),
      ...advertHandlers(context),
      ...counterHandlers(context),
    ],
    calls,
    callsTo: (resource) => calls.filter((call) => call.resource === resource),
    leads: state.leads,
    tokens: state.tokens,
    setFault: faults.set,
    close: () => closing.abort(),
  };
}

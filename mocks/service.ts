/** The mock service: msw handlers for every endpoint, with their own data and state. */
import type { RequestHandler } from 'msw';
import type { NextOfferRequest } from '../src/api/nextOffer';
import { buildServiceData, type ServiceDataOptions } from './data/serviceData';
import { createFaultRegistry, type MockFault, type MockFaults } from './faults';
import { createHandlers, type ServiceState } from './handlers';
import { createResolverFactory, type Delay, type MockCall } from './resolver';
import type { MockResource } from './resources';

export type { MockFault } from './faults';
export type { MockResource } from './resources';

export interface MockServiceOptions extends ServiceDataOptions {
  /** Delay of every response in milliseconds; 0 by default. */
  readonly delayMs?: Delay;
  readonly faults?: MockFaults;
}

/** Services share no state. */
export interface MockService {
  readonly handlers: RequestHandler[];
  /** All calls in the order they arrived. */
  readonly calls: readonly MockCall[];
  readonly callsTo: (resource: MockResource) => MockCall[];
  /** Bodies of the accepted get-next-offer calls; a repeated idempotency key adds none. */
  readonly leads: readonly NextOfferRequest[];
  /** Tokens issued by parse calls, oldest first. */
  readonly tokens: readonly string[];
  /** Sets or clears a fault; its `times` count from now. */
  readonly setFault: (resource: MockResource, fault: MockFault | null) => void;
  /** Fails every pending and later call with a network error. */
  readonly close: () => void;
}

/** Creates a service with data, faults and a call log of its own. */
export function createMockService({
  delayMs = 0,
  faults: initialFaults = {},
  ...dataOptions
}: MockServiceOptions = {}): MockService {
  const calls: MockCall[] = [];
  const state: ServiceState = {
    tokens: [],
    leads: [],
    nextOffers: new Map(),
  };
  const faults = createFaultRegistry(initialFaults);
  const closing = new AbortController();
  const resolver = createResolverFactory({ calls, faults, delayMs, closed: closing.signal });
  return {
    handlers: createHandlers(resolver, buildServiceData(dataOptions), state),
    calls,
    callsTo: (resource) => calls.filter((call) => call.resource === resource),
    leads: state.leads,
    tokens: state.tokens,
    setFault: faults.set,
    close: () => closing.abort(),
  };
}

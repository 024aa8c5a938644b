/** Runs the mock service inside the process of unit tests. */
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockService, type MockService, type MockServiceOptions } from '../../mocks/service';

export interface MockServer {
  /** Replaces the current service with a new one. */
  useMockService: (options?: MockServiceOptions) => MockService;
  /** Reaches this service alone: what its page still sends after it has closed does not count as the next page's. */
  fetchFrom: (service: MockService) => typeof fetch;
}

/**
 * Intercepts requests of a test file; call once at top level. A request without a handler is logged and fails like a
 * network error.
 */
export function installMockServer(): MockServer {
  const server = setupServer();
  let current: MockService | undefined;
  const reset = () => {
    current?.close();
    current = undefined;
    server.resetHandlers();
  };
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(reset);
  afterAll(() => server.close());
  return {
    useMockService: (options) => {
      reset();
      current = createMockService(options);
      server.use(...current.handlers);
      return current;
    },
    fetchFrom:
      (service) =>
      (...request) =>
        service === current
          ? fetch(...request)
          : Promise.reject(new TypeError('the test of this page has ended')),
  };
}

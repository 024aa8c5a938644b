/** The mock service in one process with the page, for unit tests. */
import { setupServer } from 'msw/node';
import { createMockService, type MockService, type MockServiceOptions } from './service';

/** Answers the requests of this process. A request that no handler knows is an error. */
export interface MockServer {
  readonly listen: () => void;
  /** From now on a new service answers, and the one before is closed. */
  readonly useMockService: (options?: MockServiceOptions) => MockService;
  /** Closes the service in use; from now on the first one answers, or nobody. */
  readonly resetHandlers: () => void;
  readonly close: () => void;
}

/** @param first answers whenever no other service is in use; without it every request is an error until one is */
export function createMockServer(first?: MockService): MockServer {
  const server = setupServer(...(first?.handlers ?? []));
  let current: MockService | undefined;

  const resetHandlers = () => {
    current?.close();
    current = undefined;
    server.resetHandlers();
  };
  return {
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    useMockService: (options) => {
      resetHandlers();
      current = createMockService(options);
      server.use(...current.handlers);
      return current;
    },
    resetHandlers,
    close: () => {
      resetHandlers();
      first?.close();
      server.close();
    },
  };
}

/** Runs the mock service inside the process of unit tests. */
import { setupServer } from 'msw/node';
import { createMockService, type MockService, type MockServiceOptions } from './service';

/** Intercepts requests of this process; a request without a handler is an error. */
export interface MockServer {
  readonly listen: () => void;
  /** Replaces the current service with a new one. */
  readonly useMockService: (options?: MockServiceOptions) => MockService;
  /** Closes the current service. */
  readonly resetHandlers: () => void;
  readonly close: () => void;
}

export function createMockServer(): MockServer {
  const server = setupServer();
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
      server.close();
    },
  };
}

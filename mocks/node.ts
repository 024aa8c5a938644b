/** Runs the mock service inside the process of unit tests. */
import { setupServer } from 'msw/node';
import { createMockService, type MockService, type MockServiceOptions } from './service';

export type MockServer = ReturnType<typeof createMockServer>;

/** Intercepts requests of this process; a request without a handler is an error. */
export function createMockServer() {
  const server = setupServer();
  let current: MockService | undefined;

  /** Closes the current service. */
  const resetHandlers = () => {
    current?.close();
    current = undefined;
    server.resetHandlers();
  };
  return {
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    /** Replaces the current service with a new one. */
    useMockService: (options?: MockServiceOptions): MockService => {
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

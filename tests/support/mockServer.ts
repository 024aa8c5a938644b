import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockServer, type MockServer } from '../../mocks/node';

/** Starts the mock service for a test file; call once at top level. An unknown request fails the test. */
export function installMockServer(): MockServer {
  const server = createMockServer();
  beforeAll(server.listen);
  afterEach(server.resetHandlers);
  afterAll(server.close);
  return server;
}

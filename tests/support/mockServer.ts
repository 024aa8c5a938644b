import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockServer, type MockServer } from '../../mocks/node';

/**
 * The mock service in a test file's process: call it once at the file's top level. A request that it does not know
 * fails the test.
 */
export function installMockServer(): MockServer {
  const server = createMockServer();
  beforeAll(server.listen);
  afterEach(server.resetHandlers);
  afterAll(server.close);
  return server;
}

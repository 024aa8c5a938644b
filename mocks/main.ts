/** The entry in development: the mock service first, then the page, which must find it there. */
import { startWorker } from './browser';
import { createMockService } from './service';

// A reload is a new service, while the visitor's cookie still holds the token of the one before.
const service = createMockService({ delayMs: 'realistic', earlierTokens: 'any' });
await startWorker(service.handlers);
await import('../src/main');

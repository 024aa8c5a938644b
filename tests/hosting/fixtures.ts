/** Fixtures for tests behind nginx: the demo site, with a mock service of its own. */
import { startServer, type RunningServer } from '../../mocks/server';
import { createMockService, type MockService } from '../../mocks/service';
import { fakeForeignHosts, LandingPage, test as base } from '../browser/support/fixtures';
import { startNginx, type Nginx } from './nginx';

/** Headers of a careless service; nginx replaces them. */
const SERVICE_HEADERS = {
  'Cache-Control': 'public, max-age=600',
  'Content-Security-Policy': "default-src 'self'",
  Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
  'Strict-Transport-Security': 'max-age=1',
  'X-Content-Type-Options': 'careless',
};

interface Fixtures {
  service: MockService;
  /** The HTTP server behind nginx. */
  upstream: RunningServer;
  nginx: Nginx;
}

export const test = base.extend<Fixtures>({
  service: async ({ serviceOptions }, use) => {
    const service = createMockService(serviceOptions);
    await use(service);
    service.close();
  },
  upstream: async ({ service }, use) => {
    const upstream = await startServer({ service, headers: () => SERVICE_HEADERS });
    await use(upstream);
    await upstream.close();
  },
  nginx: async ({ upstream }, use) => {
    const nginx = await startNginx({ apiOrigin: upstream.origin });
    await use(nginx);
    await nginx.stop();
  },
  // Replaces the page of the browser tests by the one behind nginx.
  landing: async ({ page, context, service, nginx }, use) => {
    await fakeForeignHosts(context);
    await use(new LandingPage(page, service, nginx.origin));
  },
});

export { expect } from '../browser/support/fixtures';

/** The mock service in a service worker, for development. */
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Resolves when the worker answers; requests that no handler knows go to the network. */
export async function startWorker(handlers: readonly RequestHandler[]): Promise<void> {
  // A page that closes would dismiss the worker, which the next one may just have found: a reload would meet no service.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  await setupWorker(...handlers).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  console.info('[mock] /api is answered by the mock service');
}

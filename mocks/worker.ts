/** Runs the mock service in a service worker during development. */
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Resolves once the worker is active; requests without a handler go to the network. */
export async function startWorker(handlers: readonly RequestHandler[]): Promise<void> {
  // msw deactivates the worker on unload, after the next page may already have found it.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  await setupWorker(...handlers).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  console.info('[mock] the mock service handles /api');
}

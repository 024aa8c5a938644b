/** Counts the pending API calls of the page: skipped time would time them out. */
import { getResponse, http, type RequestHandler } from 'msw';
import { API_URL } from '../resources';

const IDLE_MS = 300;
const POLL_MS = 50;

export interface PendingCalls {
  /** Resolves once no call has been pending for a moment, or after the timeout. */
  readonly waitForIdle: (timeoutMs: number) => Promise<void>;
  /** Resolves as soon as a call is pending. */
  readonly waitForPending: () => Promise<void>;
  /** Wraps handlers of the service so that their calls are counted. */
  readonly count: (handlers: RequestHandler[]) => RequestHandler;
}

export function createPendingCalls(): PendingCalls {
  let pending = 0;
  let changedAtMs = performance.now();
  const add = (change: number) => {
    pending += change;
    changedAtMs = performance.now();
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return {
    waitForIdle: async (timeoutMs) => {
      const endsAtMs = performance.now() + timeoutMs;
      const isIdle = () => pending === 0 && performance.now() - changedAtMs >= IDLE_MS;
      while (!isIdle() && performance.now() < endsAtMs) await pause();
    },
    waitForPending: async () => {
      while (pending === 0) await pause();
    },
    count: (handlers) =>
      http.all(API_URL, async ({ request }) => {
        add(1);
        try {
          return await getResponse(handlers, request);
        } finally {
          add(-1);
        }
      }),
  };
}

/** Log of the page's API calls, as the lab shows them. */
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { API_URL } from '../resources';

const IDLE_MS = 300;
const PENDING = '…';
const NETWORK_ERROR = '–';

export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly requestBody: string;
  /** A status code, `…` while pending, or `–` after a network error. */
  readonly status: string;
  readonly responseBody: string;
}

export interface CallLog {
  readonly subscribe: (listener: () => void) => () => void;
  /** Snapshot for `useSyncExternalStore`. */
  readonly getCalls: () => readonly LoggedCall[];
  /** Resolves once no call has been pending for a moment, or after the timeout. */
  readonly waitForIdle: (timeoutMs: number) => Promise<void>;
  /** Resolves as soon as a call is pending. */
  readonly waitForPending: () => Promise<void>;
  /** Wraps handlers of the service so that their calls are logged. */
  readonly logCalls: (handlers: RequestHandler[]) => RequestHandler;
}

/** Creates an empty log of the calls that its wrapped handlers respond to. */
export function createCallLog(): CallLog {
  const listeners = new Set<() => void>();
  let calls: readonly LoggedCall[] = [];
  let lastId = 0;
  let changedAtMs = performance.now();

  function setCalls(next: readonly LoggedCall[]): void {
    calls = next;
    changedAtMs = performance.now();
    listeners.forEach((listener) => listener());
  }
  const settle = (id: number, status: string, responseBody: string) =>
    setCalls(calls.map((call) => (call.id === id ? { ...call, status, responseBody } : call)));

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isPending = () => calls.some(({ status }) => status === PENDING);

  return {
    subscribe,
    getCalls: () => calls,
    waitForPending: () =>
      new Promise((resolve) => {
        const check = () => {
          if (!isPending()) return;
          unsubscribe();
          resolve();
        };
        const unsubscribe = subscribe(check);
        check();
      }),
    waitForIdle: async (timeoutMs) => {
      const startedAtMs = performance.now();
      while (isPending() || performance.now() - changedAtMs < IDLE_MS) {
        if (performance.now() - startedAtMs > timeoutMs) return;
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      }
    },
    logCalls: (handlers) =>
      http.all(API_URL, async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        if (pathname.includes('/mock-pictures/')) return getResponse(handlers, request);
        lastId += 1;
        const id = lastId;
        const requestBody = await request.clone().text();
        const { method } = request;
        const path = `${pathname}${search}`;
        setCalls([...calls, { id, method, path, requestBody, status: PENDING, responseBody: '' }]);
        const response =
          (await getResponse(handlers, request)) ?? new HttpResponse(null, { status: 404 });
        if (response.type === 'error') settle(id, NETWORK_ERROR, '');
        else settle(id, String(response.status), await response.clone().text());
        return response;
      }),
  };
}

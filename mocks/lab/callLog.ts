/** The calls of the page as the lab shows them: what was asked, and what was answered. */
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { SERVICE_ADDRESS } from '../resources';

const QUIET_MS = 300;
const UNDER_WAY = '…';

export interface LoggedCall {
  readonly number: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly question: string;
  /** `…` while there is no answer, `–` where there is none to come. */
  readonly status: string;
  readonly answer: string;
}

export interface CallLog {
  /** For `useSyncExternalStore`: the list is another one after each change. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly LoggedCall[];
  /** Resolves when no call has been under way for a moment, or after the time given. */
  readonly untilQuiet: (patienceMs: number) => Promise<void>;
  /** Resolves as soon as a call is under way. */
  readonly untilAsked: () => Promise<void>;
  /** Hands every call of the service to these handlers, and writes down what comes of it. */
  readonly watch: (handlers: RequestHandler[]) => RequestHandler;
}

export function createCallLog(): CallLog {
  const listeners = new Set<() => void>();
  let calls: readonly LoggedCall[] = [];
  let lastNumber = 0;
  let changedAtMs = performance.now();

  function change(next: readonly LoggedCall[]): void {
    calls = next;
    changedAtMs = performance.now();
    listeners.forEach((listener) => listener());
  }
  const settle = (number: number, status: string, answer: string) =>
    change(calls.map((call) => (call.number === number ? { ...call, status, answer } : call)));

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isUnderWay = () => calls.some(({ status }) => status === UNDER_WAY);

  return {
    subscribe,
    read: () => calls,
    untilAsked: () =>
      new Promise((resolve) => {
        const look = () => {
          if (!isUnderWay()) return;
          leave();
          resolve();
        };
        const leave = subscribe(look);
        look();
      }),
    untilQuiet: async (patienceMs) => {
      const startedAtMs = performance.now();
      while (isUnderWay() || performance.now() - changedAtMs < QUIET_MS) {
        if (performance.now() - startedAtMs > patienceMs) return;
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      }
    },
    watch: (handlers) =>
      http.all(SERVICE_ADDRESS, async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        if (pathname.includes('/mock-pictures/')) return getResponse(handlers, request);
        lastNumber += 1;
        const number = lastNumber;
        const question = await request.clone().text();
        const { method } = request;
        const path = `${pathname}${search}`;
        change([...calls, { number, method, path, question, status: UNDER_WAY, answer: '' }]);
        const response =
          (await getResponse(handlers, request)) ?? new HttpResponse(null, { status: 404 });
        if (response.type === 'error') settle(number, '–', '');
        else settle(number, String(response.status), await response.clone().text());
        return response;
      }),
  };
}

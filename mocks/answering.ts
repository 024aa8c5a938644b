/** What every call goes through: it is written down, takes its time, and may have a fault. */
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { applyFault, type FaultBoard } from './faults';
import { FAULT_HEADER, FAULT_QUERY, readFaults, SCENARIO_QUERY } from './wishes';
import { pause } from './pause';
import { REALISTIC_DELAYS_MS, type MockResource } from './resources';

/** A call to the service, as the log keeps it. */
export interface MockCall {
  readonly resource: MockResource;
  readonly method: string;
  /** From the root: `/api/site/get-info`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; the text itself where it is none; undefined where there was no body. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null while there is no answer, and for ever when there is none. */
  readonly status: number | null;
}

export type Delay = number | 'realistic';

type Answer = (question: Pick<MockCall, 'query' | 'body'>) => Response;

/** Makes the msw resolver of a resource from the way it answers. */
export type Answering = (
  resource: MockResource | ((query: MockCall['query']) => MockResource),
  answer: Answer,
) => HttpResponseResolver;

interface AnsweringOptions {
  /** The log, written to. */
  calls: MockCall[];
  faults: FaultBoard;
  delayMs: Delay;
  /** Given when the service is closed. */
  closed: AbortSignal;
}

export function createAnswering({ calls, faults, delayMs, closed }: AnsweringOptions): Answering {
  return (resourceOf, answer) =>
    async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const wish = request.headers.get(FAULT_HEADER) ?? searchParams.get(FAULT_QUERY) ?? '';
      // What is said to the mock service alone is no part of the call.
      [FAULT_QUERY, SCENARIO_QUERY].forEach((name) => searchParams.delete(name));
      const query = Object.fromEntries(searchParams);
      const body = readBody(await request.text());
      const resource = typeof resourceOf === 'function' ? resourceOf(query) : resourceOf;
      const call: { -readonly [Field in keyof MockCall]: MockCall[Field] } = {
        resource,
        method: request.method,
        path: pathname,
        query,
        body,
        headers: Object.fromEntries(request.headers),
        status: null,
      };
      calls.push(call);
      const wished = readFaults(wish);
      if (!wished.ok) {
        call.status = 400;
        return HttpResponse.json({ errors: [wished.error] }, { status: 400 });
      }
      // Taken on arrival, so that the first n calls are the first n to come, whatever the delay.
      const fault = wished.faults[resource] ?? faults.take(resource);

      await pause(delayMs === 'realistic' ? REALISTIC_DELAYS_MS[resource] : delayMs, closed);
      if (closed.aborted) return HttpResponse.error();
      const makeAnswer = () => answer({ query, body });
      const response =
        fault === null
          ? makeAnswer()
          : await applyFault(fault, makeAnswer, { closed, abandoned: request.signal });
      if (response.type !== 'error') call.status = response.status;
      return response;
    };
}

function readBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

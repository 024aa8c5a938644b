/** What can go wrong with an answer, on demand. */
import { HttpResponse } from 'msw';
import { pause } from './pause';
import type { MockResource } from './resources';

type FaultKind =
  /** The status, with no body. */
  | { readonly kind: 'status'; readonly status: number }
  /** 200 and an HTML page, as a proxy's error page comes. */
  | { readonly kind: 'html' }
  /** 200 and the first half of the answer. */
  | { readonly kind: 'truncated' }
  /** 200 and no body. */
  | { readonly kind: 'empty' }
  /** 200 and `null`. */
  | { readonly kind: 'null' }
  /** The answer's own shape with every single value of a wrong type. */
  | { readonly kind: 'wrongTypes' }
  /** The answer with keys in every object that would change all objects of whoever copies them without looking. */
  | { readonly kind: 'poison' }
  /** 200 and this instead of the answer. The service's state does not change: no token is issued, no lead taken. */
  | { readonly kind: 'json'; readonly body: unknown }
  /** No answer: the connection breaks. */
  | { readonly kind: 'offline' }
  /** No answer until the caller gives up or the service is closed. */
  | { readonly kind: 'hang' }
  /** The answer, this much later. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The answer, once this has settled: for tests that order the answers of several calls. */
  | { readonly kind: 'held'; readonly until: Promise<unknown> };

/** A fault; with `times` only the first so many calls have it. */
export type MockFault = FaultKind & { readonly times?: number };

export type MockFaults = Partial<Readonly<Record<MockResource, MockFault>>>;

/** The faults in force. */
export interface FaultBoard {
  set: (resource: MockResource, fault: MockFault | null) => void;
  /** The fault for the call that has just come, if it is to have one. */
  take: (resource: MockResource) => MockFault | null;
}

export function createFaultBoard(initial: MockFaults): FaultBoard {
  const board = new Map<string, { fault: MockFault; left: number }>();
  const put = (resource: string, fault: MockFault) => {
    board.set(resource, { fault, left: fault.times ?? Infinity });
  };
  Object.entries(initial).forEach(([resource, fault]) => put(resource, fault));
  return {
    set: (resource, fault) => {
      if (fault === null) board.delete(resource);
      else put(resource, fault);
    },
    take: (resource) => {
      const entry = board.get(resource);
      if (entry === undefined || entry.left <= 0) return null;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

const HTML_PAGE =
  '<!doctype html><html lang="ru"><title>Технические работы</title><p>Сервис временно недоступен</p></html>';

/**
 * The answer as the fault leaves it.
 *
 * @param answer makes the right answer; called only by the faults that need one
 * @param closed given when the service is closed
 * @param abandoned given when the caller no longer waits
 */
export async function applyFault(
  fault: MockFault,
  answer: () => Response,
  { closed, abandoned }: { closed: AbortSignal; abandoned: AbortSignal },
): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return new HttpResponse(null, { status: fault.status });
    case 'html':
      return HttpResponse.html(HTML_PAGE);
    case 'truncated':
      return withBody(answer(), (body) => body.slice(0, Math.floor(body.length / 2)));
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'null':
      return HttpResponse.json(null);
    case 'wrongTypes':
      return withBody(answer(), (body) => changeJson(body, withWrongTypes));
    case 'poison':
      return withBody(answer(), (body) => changeJson(body, withPoison));
    case 'json':
      return HttpResponse.text(JSON.stringify(fault.body), {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'offline':
      return HttpResponse.error();
    case 'hang':
      await pause(Infinity, closed, abandoned);
      return HttpResponse.error();
    case 'slow':
      await pause(fault.ms, closed);
      return closed.aborted ? HttpResponse.error() : answer();
    case 'held':
      await Promise.race([fault.until, pause(Infinity, closed, abandoned)]);
      return closed.aborted || abandoned.aborted ? HttpResponse.error() : answer();
  }
}

async function withBody(answer: Response, change: (body: string) => string): Promise<Response> {
  const { status, headers } = answer;
  const body = change(await answer.text());
  return new HttpResponse(body, {
    status,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
  });
}

/** A script is no JSON, and stays as it is. */
function changeJson(body: string, change: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(change(JSON.parse(body)));
  } catch {
    return body;
  }
}

/** Lists and objects stay; each text, number and flag in them becomes a list, which no single value may be. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]),
  );
}

/** Own properties, all of them, as `JSON.parse` makes them. */
const POISON = Object.entries({
  constructor: { prototype: { poisoned: 'by constructor' } },
  toString: 'poisoned',
  valueOf: 'poisoned',
  hasOwnProperty: 'poisoned',
  then: 'poisoned',
});

function withPoison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPoison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, field]) => [name, withPoison(field)] as const),
    ['__proto__', { poisoned: 'by __proto__', token: 'poisoned', url: 'javascript:poisoned' }],
    ...POISON,
  ]);
}

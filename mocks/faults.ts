/** Faults that can replace, change or delay a response. */
import { HttpResponse } from 'msw';
import { delay } from './delay';
import type { MockResource } from './resources';

type FaultKind =
  /** The status without a body. */
  | { readonly kind: 'status'; readonly status: number }
  /** 200 with an HTML page, as from a misconfigured proxy. */
  | { readonly kind: 'html' }
  /** The status with a page, as of a protection in front of the service. */
  | { readonly kind: 'challenge'; readonly status: number }
  /** 200 with the first half of the body. */
  | { readonly kind: 'truncated' }
  /** 200 without a body. */
  | { readonly kind: 'empty' }
  /** 200 with `null`. */
  | { readonly kind: 'null' }
  /** Wraps every primitive value in an array. */
  | { readonly kind: 'wrongTypes' }
  /** Adds `__proto__`, `constructor` and similar keys to every object. */
  | { readonly kind: 'prototypeKeys' }
  /** 200 with this body; the service's state does not change. */
  | { readonly kind: 'json'; readonly body: unknown }
  /** Network error. */
  | { readonly kind: 'offline' }
  /** No response until the client aborts or the service is closed. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** Responds once the promise settles, so that a test controls the order of responses. */
  | { readonly kind: 'deferred'; readonly until: Promise<unknown> };

/** `times` limits the fault to the first calls. */
export type MockFault = FaultKind & { readonly times?: number };

export type MockFaults = Partial<Readonly<Record<MockResource, MockFault>>>;

export interface FaultRegistry {
  set: (resource: MockResource, fault: MockFault | null) => void;
  /** Returns the fault for the current call, if any, and counts it against `times`. */
  take: (resource: MockResource) => MockFault | null;
}

/** @param initial faults in force from the first call on */
export function createFaultRegistry(initial: MockFaults): FaultRegistry {
  const entries = new Map<string, { fault: MockFault; left: number }>();
  const add = (resource: string, fault: MockFault) => {
    entries.set(resource, { fault, left: fault.times ?? Infinity });
  };
  Object.entries(initial).forEach(([resource, fault]) => add(resource, fault));
  return {
    set: (resource, fault) => {
      if (fault === null) entries.delete(resource);
      else add(resource, fault);
    },
    take: (resource) => {
      const entry = entries.get(resource);
      if (entry === undefined || entry.left <= 0) return null;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

const HTML_PAGE =
  '<!doctype html><html lang="ru"><title>Технические работы</title><p>Сервис временно недоступен</p></html>';

/**
 * @param getResponse called only by faults that need the regular response, because it may change the service's state
 * @param signals `closed`: the service is closed; `aborted`: the client aborted the request
 */
export async function applyFault(
  fault: MockFault,
  getResponse: () => Response,
  { closed, aborted }: { closed: AbortSignal; aborted: AbortSignal },
): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return new HttpResponse(null, { status: fault.status });
    case 'html':
      return HttpResponse.html(HTML_PAGE);
    case 'challenge':
      return HttpResponse.html(HTML_PAGE, { status: fault.status });
    case 'truncated':
      return mapBody(getResponse(), (body) => body.slice(0, Math.floor(body.length / 2)));
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'null':
      return HttpResponse.json(null);
    case 'wrongTypes':
      return mapBody(getResponse(), (body) => mapJson(body, withWrongTypes));
    case 'prototypeKeys':
      return mapBody(getResponse(), (body) => mapJson(body, withPrototypeKeys));
    case 'json':
      return HttpResponse.text(JSON.stringify(fault.body), {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'offline':
      return HttpResponse.error();
    case 'hang':
      await delay(Infinity, closed, aborted);
      return HttpResponse.error();
    case 'slow':
      await delay(fault.ms, closed);
      return closed.aborted ? HttpResponse.error() : getResponse();
    case 'deferred':
      await Promise.race([fault.until, delay(Infinity, closed, aborted)]);
      return closed.aborted || aborted.aborted ? HttpResponse.error() : getResponse();
  }
}

async function mapBody(response: Response, change: (body: string) => string): Promise<Response> {
  const { status, headers } = response;
  const body = change(await response.text());
  return new HttpResponse(body, {
    status,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
  });
}

/** Returns a body that is not JSON, such as a script, unchanged. */
function mapJson(body: string, change: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(change(JSON.parse(body)));
  } catch {
    return body;
  }
}

function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]),
  );
}

/** Entries instead of a literal: `Object.fromEntries` makes `__proto__` an own property, as `JSON.parse` does. */
const PROTOTYPE_KEYS: readonly (readonly [string, unknown])[] = [
  ['__proto__', { poisoned: 'by __proto__', token: 'poisoned', url: 'javascript:poisoned' }],
  ['constructor', { prototype: { poisoned: 'by constructor' } }],
  ...['toString', 'valueOf', 'hasOwnProperty', 'then'].map((name) => [name, 'poisoned'] as const),
];

function withPrototypeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPrototypeKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, field]) => [name, withPrototypeKeys(field)] as const,
  );
  return Object.fromEntries([...fields, ...PROTOTYPE_KEYS]);
}

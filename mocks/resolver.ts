/** Builds msw resolvers that log the call, delay the response, apply faults and validate the input. */
import { HttpResponse, type HttpResponseResolver } from 'msw';
import * as v from 'valibot';
import { delay } from './delay';
import { applyFault, type FaultRegistry } from './faults';
import { FAULT_HEADER, FAULT_QUERY, parseFaults, SCENARIO_QUERY } from './overrides';
import { REALISTIC_DELAYS_MS, type MockResource } from './resources';

export interface MockCall {
  readonly resource: MockResource;
  readonly method: string;
  /** From the root: `/api/site/get-info`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, else the raw text; undefined without a body. */
  readonly body: unknown;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null until there is a response. */
  readonly status: number | null;
}

export type Delay = number | 'realistic';

type InputSchema<T> =
  { readonly query: v.GenericSchema<unknown, T> } | { readonly body: v.GenericSchema<unknown, T> };

/** Returns a resolver that passes the valid query or body to `respond`, and responds 400 to an invalid one. */
export type CreateResolver = <T>(
  resource: MockResource | ((query: MockCall['query']) => MockResource),
  schema: InputSchema<T>,
  respond: (input: T, headers: MockCall['headers']) => Response,
) => HttpResponseResolver;

interface ResolverOptions {
  /** Every call is appended to it. */
  calls: MockCall[];
  faults: FaultRegistry;
  delayMs: Delay;
  /** Aborted when the service is closed. */
  closed: AbortSignal;
}

export function createResolverFactory(options: ResolverOptions): CreateResolver {
  const { calls, faults, delayMs, closed } = options;
  return (resourceOrGetter, schema, respond) =>
    async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const faultText = request.headers.get(FAULT_HEADER) ?? searchParams.get(FAULT_QUERY) ?? '';
      [FAULT_QUERY, SCENARIO_QUERY].forEach((name) => searchParams.delete(name));
      const query = Object.fromEntries(searchParams);
      const body = parseBody(await request.text());
      const resource =
        typeof resourceOrGetter === 'function' ? resourceOrGetter(query) : resourceOrGetter;
      const call: { -readonly [Field in keyof MockCall]: MockCall[Field] } = {
        resource,
        method: request.method,
        path: pathname,
        query,
        body,
        // Some test environments keep the case of header names.
        headers: Object.fromEntries(
          [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
        ),
        status: null,
      };
      calls.push(call);
      const requested = parseFaults(faultText);
      if (!requested.ok) {
        call.status = 400;
        return HttpResponse.json({ errors: [requested.error] }, { status: 400 });
      }
      // Taken before the delay, so `times` counts calls in the order they arrive.
      const fault = requested.faults[resource] ?? faults.take(resource);

      await delay(delayMs === 'realistic' ? REALISTIC_DELAYS_MS[resource] : delayMs, closed);
      if (closed.aborted) return HttpResponse.error();
      const getResponse = () =>
        'query' in schema
          ? validate(schema.query, query, (input) => respond(input, call.headers))
          : validate(schema.body, body, (input) => respond(input, call.headers));
      const response =
        fault === null
          ? getResponse()
          : await applyFault(fault, getResponse, { closed, aborted: request.signal });
      if (response.type !== 'error') call.status = response.status;
      return response;
    };
}

function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
  respond: (value: T) => Response,
): Response {
  const result = v.safeParse(schema, input);
  if (result.success) return respond(result.output);
  const errors = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`,
  );
  return HttpResponse.json({ errors }, { status: 400 });
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

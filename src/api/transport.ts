import axios, { AxiosError, type AxiosRequestConfig, type AxiosRequestHeaders } from 'axios';
import * as v from 'valibot';
import { API_BASE, API_TIMEOUT_MS } from '../config/constants';
import { download } from '../lib/downloads';
import type { Log } from '../lib/log';
import { quoteLongIntegers } from '../lib/quoteLongIntegers';
import { toJson } from '../lib/toJson';
import { yieldToMain } from '../lib/yieldToMain';
import { describeFailure, failed, type CallFailure, type CallResult } from './callResult';
import { parseResponse } from './fieldSchemas';

type Schema<T> = v.GenericSchema<unknown, T>;

export interface TransportOptions {
  log: Log;
  /** On a page whose url has credentials it must be absolute: a relative url is refused there. */
  baseURL?: string;
  timeoutMs?: number;
  /** The global one by default, which scripts of others may have replaced. */
  fetch?: typeof fetch;
}

/** The two clients of section 7. Exported for the test of their defaults. */
export function createClients({
  baseURL = API_BASE,
  timeoutMs = API_TIMEOUT_MS,
  fetch,
}: Omit<TransportOptions, 'log'>) {
  // By default axios sets it to its own name, which replaces the browser's everywhere but in Chrome.
  const headers = { 'User-Agent': false };
  const shared: AxiosRequestConfig = {
    baseURL,
    timeout: timeoutMs,
    // `fetch` in every environment: XHR supports neither keepalive nor the header below.
    adapter: 'fetch',
    // Without `Request`, which axios documents as null and its types leave out, it calls fetch with a url and options:
    // wrappers of it may accept no other arguments.
    env: { ...(fetch && { fetch }), Request: null as never },
    transformRequest: [serialize],
    // By default axios passes a malformed JSON body on as a string.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    responseType: 'json',
    transformResponse: [keepLongIntegers, ...[axios.defaults.transformResponse ?? []].flat()],
    // Reading the XSRF cookie throws where cookies are blocked, and before that a variable named `URL` does.
    withXSRFToken: false,
    headers,
  };
  return {
    readClient: axios.create(shared),
    // Browsers drop header names that begin with "proxy-": fetch silently, XHR with a console error on each call.
    // Servers and tests do send it.
    writeClient: axios.create({ ...shared, headers: { ...headers, 'proxy-url': API_BASE } }),
  };
}

function keepLongIntegers(body: unknown): unknown {
  return typeof body === 'string' ? quoteLongIntegers(body) : body;
}

function serialize(body: unknown, headers: AxiosRequestHeaders): string | undefined {
  if (body === undefined) return undefined;
  headers.setContentType('application/json');
  return toJson(body);
}

/** Sends, checks the response against the schema and logs a failure; its calls never reject. */
export function createTransport({ log, ...options }: TransportOptions) {
  const { readClient, writeClient } = createClients(options);

  async function run<T>(
    call: string,
    send: () => Promise<{ data: unknown; status: number }>,
    schema: Schema<T>,
  ): Promise<CallResult<T>> {
    const fail = (failure: CallFailure) => {
      log.error(describeFailure(failure));
      return failed(failure);
    };
    try {
      const response = await send();
      const { parsed, brokenLists } = parseResponse(schema, response.data);
      if (!parsed.success) return fail({ kind: 'invalidResponse', call, status: response.status });
      const data = parsed.output;
      if (brokenLists.length === 0) return { ok: true, data };
      return {
        ...fail({ kind: 'brokenList', call, lists: brokenLists.join(', ') }),
        ok: true,
        data,
      };
    } catch (error) {
      return fail(toFailure(error, call));
    }
  }

  /** A request with visitor data, sent by the client with the `proxy-url` header. */
  const post = <T>(path: string, body: object, schema: Schema<T>, config?: AxiosRequestConfig) =>
    run(`POST ${path}`, () => writeClient.post<unknown>(path, body, config), schema);

  return {
    /** A read, sent by the plain client. */
    get: async <T>(path: string, params: object, schema: Schema<T>) => {
      // Several reads start at once: input stays responsive if each is sent in a task of its own.
      await yieldToMain();
      const send = () => download(() => readClient.get<unknown>(path, { params }));
      return run(`GET ${path}`, send, schema);
    },
    post,
    /** A request that survives page unload; its response body is ignored. */
    postKeepalive: (path: string, body: object) =>
      post(path, body, v.fallback(v.null(), null), {
        responseType: 'text',
        fetchOptions: { keepalive: true },
      }),
  };
}

function toFailure(error: unknown, call: string): CallFailure {
  if (!(error instanceof AxiosError)) return { kind: 'offline', call };
  const isTimeout = error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED;
  // Chromium before 98 knows no `AbortSignal.reason`; only the timeout aborts a call.
  if (isTimeout || error.name === 'AbortError') return { kind: 'timeout', call };
  const status = error.response?.status;
  if (status === undefined) return { kind: 'offline', call };
  // axios rejects a response with a status of success only if its body is not JSON.
  return { kind: status < 200 || status > 299 ? 'status' : 'invalidResponse', call, status };
}

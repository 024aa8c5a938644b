import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { API_BASE, API_TIMEOUT_MS } from '../config/constants';
import type { Log } from '../lib/log';
import { nextTask } from '../lib/nextTask';
import { describeFailure, failed, type CallFailure, type CallResult } from './callResult';

type Query = Readonly<Record<string, string>>;

/** What the files of this folder need of a network. It knows no store and no page. */
export interface Transport {
  /** A read, through the plain client. */
  get: <T>(
    path: string,
    query: Query,
    answer: v.GenericSchema<unknown, T>,
  ) => Promise<CallResult<T>>;
  /** What carries the visitor's data, through the client with the `proxy-url` header. */
  post: <T>(
    path: string,
    body: object,
    answer: v.GenericSchema<unknown, T>,
  ) => Promise<CallResult<T>>;
  /** A notice that must outlive the page; its answer is not looked at. */
  postOutlivingPage: (path: string, body: object) => Promise<CallResult<null>>;
}

export interface TransportOptions {
  log: Log;
  baseURL?: string;
  timeoutMs?: number;
}

/** The two clients of section 7. Exported for the test that looks at their defaults. */
export function createClients({
  baseURL = API_BASE,
  timeoutMs = API_TIMEOUT_MS,
}: Omit<TransportOptions, 'log'>): { reading: AxiosInstance; sending: AxiosInstance } {
  const shared: AxiosRequestConfig = {
    baseURL,
    timeout: timeoutMs,
    // The same in every browser and in tests; a notice that outlives the page needs it, and a header below.
    adapter: 'fetch',
    // Without this axios passes a broken JSON body on as a string, with status 200.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    responseType: 'json',
    // The service has no such cookie, and reading cookies throws where they are blocked.
    xsrfCookieName: '',
  };
  return {
    reading: axios.create(shared),
    // Browsers never send a header whose name begins with "proxy-": XHR complains of it on the console at every call,
    // fetch drops it in silence. Tests and servers that render see it.
    sending: axios.create({ ...shared, headers: { 'proxy-url': API_BASE } }),
  };
}

export function createTransport({ log, ...options }: TransportOptions): Transport {
  const { reading, sending } = createClients(options);

  async function run<T>(
    client: AxiosInstance,
    request: AxiosRequestConfig & { method: string; url: string },
    answer: v.GenericSchema<unknown, T>,
  ): Promise<CallResult<T>> {
    const call = `${request.method} ${request.url}`;
    const fail = (failure: CallFailure) => {
      log.error(describeFailure(failure));
      return failed(failure);
    };
    try {
      const response = await client.request<unknown>(request);
      const parsed = v.safeParse(answer, response.data);
      if (parsed.success) return { ok: true, data: parsed.output };
      return fail({ kind: 'shape', call, status: response.status });
    } catch (error) {
      return fail(toFailure(error, call));
    }
  }

  return {
    async get(path, query, answer) {
      // Many reads begin as soon as this file is there: one after the other, the visitor's touches in between.
      await nextTask();
      return run(reading, { method: 'GET', url: path, params: query }, answer);
    },
    post: (path, body, answer) => run(sending, { method: 'POST', url: path, data: body }, answer),
    postOutlivingPage: (path, body) =>
      run(
        sending,
        {
          method: 'POST',
          url: path,
          data: body,
          responseType: 'text',
          fetchOptions: { keepalive: true },
        },
        v.pipe(
          v.unknown(),
          v.transform(() => null),
        ),
      ),
  };
}

function toFailure(error: unknown, call: string): CallFailure {
  if (error instanceof AxiosError) {
    if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED) {
      return { kind: 'timeout', call };
    }
    const status = error.response?.status;
    if (status !== undefined && (status < 200 || status > 299)) {
      return { kind: 'status', call, status };
    }
    if (status !== undefined || error.code === AxiosError.ERR_BAD_RESPONSE) {
      return status === undefined ? { kind: 'shape', call } : { kind: 'shape', call, status };
    }
    return { kind: 'offline', call };
  }
  // The fetch adapter lets the parser's own error through.
  return error instanceof SyntaxError ? { kind: 'shape', call } : { kind: 'offline', call };
}

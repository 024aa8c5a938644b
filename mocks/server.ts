/** HTTP server for the mock service and, optionally, the built page. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import type { MockService } from './service';
import { createFileReader, type ResponseData } from './staticFiles';

/** Connect middleware. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServerOptions {
  service: Pick<MockService, 'handlers'>;
  /** Folder of the built page, or a function that selects one; without it the server handles `/api` only. */
  dist?: string | ((request: IncomingMessage) => Promise<string>);
  /** A free port by default. */
  port?: number;
  host?: string;
  /** Runs before everything else. */
  middleware?: Middleware;
  /** Extra response headers by path; they override headers of the same name. */
  headers?: (path: string) => Readonly<Record<string, string>>;
}

export interface RunningServer {
  /** `http://127.0.0.1:12345` */
  readonly origin: string;
  /** Closes all connections, but not the service. */
  readonly close: () => Promise<void>;
}

/** Handles requests for the mock service and the built page; `port` and `host` are not used. */
export function createRequestHandler({
  service,
  dist,
  headers,
  middleware = callNext,
}: ServerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const readers = new Map<string, ReturnType<typeof createFileReader>>();
  const getReader = (folder: string) => {
    const reader = readers.get(folder) ?? createFileReader(folder);
    readers.set(folder, reader);
    return reader;
  };

  /** Null closes the connection without a response. */
  async function respond(
    request: IncomingMessage,
    url: URL,
    aborted: AbortSignal,
  ): Promise<ResponseData | null> {
    if (url.pathname.startsWith('/api/')) {
      if (request.method === 'OPTIONS') return { status: 204 };
      return callService(service, await toFetchRequest(request, url, aborted));
    }
    if (dist === undefined) return { status: 404 };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { Allow: 'GET, HEAD' } };
    }
    const folder = typeof dist === 'string' ? dist : await dist(request);
    return getReader(folder)(url.pathname, request.headers['accept-encoding'] ?? '');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
    const abort = new AbortController();
    response.once('close', () => abort.abort());
    const result = await respond(request, url, abort.signal);
    if (result === null) response.destroy();
    else send(response, { ...result, headers: { ...result.headers, ...headers?.(url.pathname) } });
  }

  return (request, response) =>
    middleware(request, response, () => {
      handle(request, response).catch((error: unknown) => {
        // The client disconnected.
        if (response.destroyed) return;
        console.error(`[mock] ${request.method} ${request.url} failed: ${String(error)}`);
        send(response, { status: 500 });
      });
    });
}

/** @throws the system error if the port is not available */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer(createRequestHandler(options));
  // Unlimited: a client may use an idle connection again in the moment in which the server would close it.
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const callNext: Middleware = (_request, _response, next) => next();

async function callService(
  { handlers }: ServerOptions['service'],
  request: Request,
): Promise<ResponseData | null> {
  const response = await getResponse(handlers, request);
  if (response === undefined) return { status: 404 };
  // msw represents a network error as a response without a usable status.
  if (response.type === 'error') return null;
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = Buffer.alloc(0) }: ResponseData,
): void {
  // `setHeader` instead of `writeHead`: the extra headers replace others whatever the case of their names.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

async function toFetchRequest(
  request: IncomingMessage,
  url: URL,
  signal: AbortSignal,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { method = 'GET' } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}

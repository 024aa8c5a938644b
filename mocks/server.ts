/** The mock service over HTTP, and the built page with it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import type { PageAnswer } from './entrance';
import type { MockService } from './service';
import { createStaticFiles, type HttpAnswer } from './staticFiles';

export interface ServerOptions {
  service: Pick<MockService, 'handlers'>;
  /** A folder of built files; without it only `/api` is answered. */
  dist?: string;
  /** Any free one by default. */
  port?: number;
  host?: string;
  /** Has a say in every page that is asked for; the address is the one that the visitor wrote. */
  enter?: (url: URL, cookieHeader: string) => PageAnswer;
  /** Headers of every answer beside its own, by the path from the root; of the same name they win. */
  headers?: (path: string) => Readonly<Record<string, string>>;
}

export interface RunningServer {
  /** `http://127.0.0.1:12345` */
  readonly origin: string;
  /** Cuts every open connection. The service stays open: it belongs to whoever made it. */
  readonly close: () => Promise<void>;
}

/** @throws the system's error when the port cannot be had */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { service, dist, port = 0, host = '127.0.0.1', headers } = options;
  const serveFile = dist === undefined ? null : createStaticFiles(dist);

  /** Null for no answer at all. */
  async function answer(
    request: IncomingMessage,
    url: URL,
    abandoned: AbortSignal,
  ): Promise<HttpAnswer | null> {
    if (url.pathname.startsWith('/api/')) {
      if (request.method === 'OPTIONS') return { status: 204 };
      return askService(service, await toFetchRequest(request, url, abandoned));
    }
    if (serveFile === null) return { status: 404 };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { Allow: 'GET, HEAD' } };
    }
    return serveFile(url.pathname, request.headers['accept-encoding'] ?? '');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://${host}${request.url ?? '/'}`);
    const abandoned = new AbortController();
    response.once('close', () => abandoned.abort());
    if (!enterPage(request, response)) return;
    const answered = await answer(request, url, abandoned.signal);
    if (answered === null) response.destroy();
    else send(response, answered, headers?.(url.pathname));
  }

  /** @returns whether the page is still to be served */
  function enterPage(request: IncomingMessage, response: ServerResponse): boolean {
    const { accept = '', cookie = '', host: askedHost = host } = request.headers;
    if (options.enter === undefined || !accept.includes('text/html')) return true;
    const entered = options.enter(new URL(request.url ?? '/', `http://${askedHost}`), cookie);
    if (entered.kind === 'serve') {
      if (entered.setCookies.length > 0) response.setHeader('Set-Cookie', entered.setCookies);
      return true;
    }
    const { status, headers: own, body } = entered;
    send(response, { status, headers: own, body: Buffer.from(body) });
    return false;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // Whoever leaves in the middle of a request is no failure.
      if (response.destroyed) return;
      console.error(`[mock] ${request.method ?? ''} ${request.url ?? ''} failed: ${String(error)}`);
      send(response, { status: 500 });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function askService(
  { handlers }: ServerOptions['service'],
  request: Request,
): Promise<HttpAnswer | null> {
  const response = await getResponse(handlers, request);
  if (response === undefined) return { status: 404 };
  // What msw means by an error is a connection that breaks; it has no status to send.
  if (response.type === 'error') return null;
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function send(
  response: ServerResponse,
  { status, headers: own, body = Buffer.alloc(0) }: HttpAnswer,
  added?: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries({ ...own })) response.setHeader(name, value);
  for (const [name, value] of Object.entries({ ...added })) response.setHeader(name, value);
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

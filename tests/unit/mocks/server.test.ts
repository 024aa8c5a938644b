import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bypass, getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '~mocks/server';
import { createMockService, type MockFault, type MockService } from '~mocks/service';
import { temporaryFolder } from '~tests/support/temporaryFolder';

const DOCUMENTS = '/api/site/get-documents?siteAlias=demo&language=ru';

let service: MockService;
let server: RunningServer;

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  service = createMockService();
  server = await startServer({ service, ...options });
}

afterEach(async () => {
  service.close();
  await server.close();
});

/** Bypasses msw, which may intercept requests of this process. */
const fetchFrom = (path: string, init?: RequestInit) =>
  fetch(bypass(`${server.origin}${path}`, init));

describe('the fault', () => {
  beforeEach(() => start());

  const fetchWithFault = (fault: MockFault) => {
    service.setFault('documents', fault);
    return fetchFrom(DOCUMENTS);
  };

  it('prototypeKeys adds keys that could reach a prototype', async () => {
    const body = (await fetchWithFault({ kind: 'prototypeKeys' })).text();
    await expect(body).resolves.toMatch(/^\[\{"id":"1",.*"__proto__":.*"constructor":/);
  });

  it('offline closes the connection and not the server', async () => {
    await expect(fetchWithFault({ kind: 'offline', times: 1 })).rejects.toThrow();
    expect(service.calls).toMatchObject([{ status: null }]);
    expect((await fetchFrom(DOCUMENTS)).status).toBe(200);
  });

  it.each([
    ['service', { kind: 'hang' }, () => service.close()],
    ['server', { kind: 'slow', ms: 3_600_000 }, () => server.close()],
  ] as const)('ends when the %s is closed: %j', async (_, fault, close) => {
    const outcome = fetchWithFault(fault).catch(() => 'network error');
    await expect.poll(() => service.calls.length).toBe(1);
    await close();
    await expect(outcome).resolves.toBe('network error');
  });

  it('hang ends when the client aborts', async () => {
    service.setFault('documents', { kind: 'hang' });
    const abort = new AbortController();
    // Without a connection: a client's fetch ends by itself.
    const request = new Request(server.origin + DOCUMENTS, { signal: abort.signal });
    const response = getResponse(service.handlers, request);
    await expect.poll(() => service.calls.length).toBe(1);
    abort.abort();
    expect((await response)?.type).toBe('error');
  });
});

describe('static files', () => {
  let dist: string;
  const script = `console.log(${JSON.stringify('слово '.repeat(500))});`;

  beforeEach(async () => {
    const folder = temporaryFolder();
    dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>page</title>');
    await writeFile(join(dist, '404.html'), '<!doctype html><title>nothing</title>');
    await writeFile(join(dist, 'assets/app.js'), script);
    await writeFile(join(dist, 'og-image.png'), 'png');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await start({ dist });
  });

  it.each(['/nowhere', '/assets/', '/%E0%A4%A', '/%00'])('are the 404 page at %s', async (path) => {
    const response = await fetchFrom(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    await expect(response.text()).resolves.toContain('nothing');
  });

  it('are immutable only in /assets/, and can be requested with GET and HEAD only', async () => {
    const asset = await fetchFrom('/assets/app.js');
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const picture = await fetchFrom('/og-image.png', { method: 'HEAD' });
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(picture.headers.get('Cache-Control')).not.toContain('immutable');
    await expect(picture.text()).resolves.toBe('');
    expect((await fetchFrom('/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('are compressed if they are text, or the copies that the build has compressed, unless a file is newer', async () => {
    const load = async (encoding: string) => {
      const response = await fetchFrom('/assets/app.js', {
        headers: { 'accept-encoding': encoding },
      });
      return { encoding: response.headers.get('content-encoding'), text: await response.text() };
    };
    expect(await load('gzip')).toEqual({ encoding: 'gzip', text: script });
    expect(await load('br;q=0, identity')).toEqual({ encoding: null, text: script });
    const file = join(dist, 'assets/app.js');
    await writeFile(`${file}.br`, brotliCompressSync('built()'));
    expect((await load('br')).text).toBe('built()');
    expect((await fetchFrom('/assets/app.js.br')).status).toBe(404);
    const later = new Date(Date.now() + 60_000);
    await utimes(file, later, later);
    expect(await load('br')).toEqual({ encoding: 'br', text: script });
  });

  it('are none outside the folder', async () => {
    const response = await fetchFrom('/assets/%2e%2e%2f%2e%2e%2fsecret.txt');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

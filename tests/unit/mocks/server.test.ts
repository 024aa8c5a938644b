// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bypass } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPort } from '../../../mocks/port';
import { startServer, type RunningServer, type ServerOptions } from '../../../mocks/server';
import { createMockService, type MockFault, type MockService } from '../../../mocks/service';

const DOCUMENTS = '/api/site/get-documents?siteAlias=demo&language=ru';
const INFO = '/api/site/get-info?alias=demo&language=ru';

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

/** A real request over the network, whatever of this process is mocked. */
const fetchFrom = (path: string, init?: RequestInit) =>
  fetch(bypass(`${server.origin}${path}`, init));

describe('the service over HTTP', () => {
  beforeEach(() => start());

  it('a read is answered and written down', async () => {
    const answer = await fetchFrom(INFO);
    expect(answer.status).toBe(200);
    await expect(answer.json()).resolves.toMatchObject({ country_alias: 'ru' });
    expect(service.callsTo('siteInfo')).toMatchObject([
      { path: '/api/site/get-info', query: { alias: 'demo', language: 'ru' }, status: 200 },
    ]);
  });

  it('a body and the headers arrive', async () => {
    const url = 'https://site.example/?utm_source=a';
    const answer = await fetchFrom('/api/help/parse-source-from-url', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'proxy-url': '/api' },
      body: JSON.stringify({ url }),
    });
    await expect(answer.json()).resolves.toMatchObject({ token: service.tokens[0], key: 'a' });
    expect(service.calls).toMatchObject([{ body: { url }, headers: { 'proxy-url': '/api' } }]);
  });

  it('what is no call of the service gets a 404', async () => {
    expect((await fetchFrom('/api/unknown')).status).toBe(404);
    expect((await fetchFrom('/')).status).toBe(404);
  });

  it('two servers have ports of their own', async () => {
    const other = await startServer({ service });
    expect(other.origin).not.toBe(server.origin);
    await other.close();
  });

  it('a port that is taken is an error, not a crash', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(startServer({ service, port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('each fault over HTTP', () => {
  beforeEach(() => start());

  const askWith = (fault: MockFault, path = DOCUMENTS) => {
    service.setFault(path === INFO ? 'siteInfo' : 'documents', fault);
    return fetchFrom(path);
  };

  it.each([403, 500, 503])('status: the answer is a bare %i', async (status) => {
    const answer = await askWith({ kind: 'status', status });
    expect(answer.status).toBe(status);
    expect(service.calls).toMatchObject([{ status }]);
  });

  it('html: the answer is a page with status 200', async () => {
    const answer = await askWith({ kind: 'html' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    await expect(answer.text()).resolves.toMatch(/^<!doctype html>/);
  });

  it('truncated: the answer is JSON that breaks off, with status 200', async () => {
    const answer = await askWith({ kind: 'truncated' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    const text = await answer.text();
    expect(text).toMatch(/^\[\{"id":"1"/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('empty: the answer has no body', async () => {
    const answer = await askWith({ kind: 'empty' });
    expect(answer.status).toBe(200);
    await expect(answer.text()).resolves.toBe('');
  });

  it('null: the answer is null', async () => {
    await expect((await askWith({ kind: 'null' })).json()).resolves.toBeNull();
  });

  it('poison: the right answer, with keys that would change every object', async () => {
    const answer = JSON.parse(await (await askWith({ kind: 'poison' }, INFO)).text()) as object;
    expect(Object.hasOwn(answer, '__proto__')).toBe(true);
    expect(Object.hasOwn(answer, 'constructor')).toBe(true);
    expect(Object.hasOwn(answer, 'title')).toBe(true);
  });

  it('wrongTypes: the shape stays and no value has its type', async () => {
    const answer: unknown = await (await askWith({ kind: 'wrongTypes' })).json();
    expect(answer).toHaveLength(4);
    expect(answer).toMatchObject([{ id: ['1'], path: ['/documents/user-agreement'] }, {}, {}, {}]);
    await expect((await askWith({ kind: 'wrongTypes' }, INFO)).json()).resolves.toMatchObject({
      use_old_checkbox: ['1'],
    });
  });

  it('json: the answer is the given one', async () => {
    const body = [{ id: 7, title: null, path: '//evil.example' }];
    await expect((await askWith({ kind: 'json', body })).json()).resolves.toEqual(body);
  });

  it('offline: the connection breaks, and the server lives on', async () => {
    await expect(askWith({ kind: 'offline', times: 1 })).rejects.toThrow();
    expect(service.calls).toMatchObject([{ status: null }]);
    expect((await fetchFrom(DOCUMENTS)).status).toBe(200);
  });

  it('hang: there is no answer until the service is closed', async () => {
    const asked = askWith({ kind: 'hang' });
    const outcome = asked.then(
      () => 'answered',
      () => 'broken',
    );
    await expect.poll(() => service.calls.length).toBe(1);
    // The one that came after is answered: the first really is held back.
    expect((await fetchFrom(INFO)).status).toBe(200);
    expect(service.calls).toMatchObject([{ status: null }, { status: 200 }]);
    service.close();
    await expect(outcome).resolves.toBe('broken');
  });

  it('hang: closing the server ends it too', async () => {
    const outcome = askWith({ kind: 'hang' }).catch(() => 'broken');
    await expect.poll(() => service.calls.length).toBe(1);
    await server.close();
    await expect(outcome).resolves.toBe('broken');
  });

  it('hang: a caller that gives up is let go', async () => {
    service.setFault('documents', { kind: 'hang' });
    const giveUp = new AbortController();
    const outcome = fetchFrom(DOCUMENTS, { signal: giveUp.signal }).catch(() => 'given up');
    await expect.poll(() => service.calls.length).toBe(1);
    giveUp.abort();
    await expect(outcome).resolves.toBe('given up');
  });

  it('slow: the answer comes, unless the service is closed before', async () => {
    expect((await askWith({ kind: 'slow', ms: 1 })).status).toBe(200);
    const outcome = askWith({ kind: 'slow', ms: 3_600_000 }).catch(() => 'broken');
    await expect.poll(() => service.calls.length).toBe(2);
    service.close();
    await expect(outcome).resolves.toBe('broken');
  });

  it('times: only the first calls have the fault', async () => {
    service.setFault('documents', { kind: 'status', status: 500, times: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetchFrom(DOCUMENTS)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('a fault is of one resource, and can be lifted', async () => {
    service.setFault('documents', { kind: 'status', status: 500 });
    expect((await fetchFrom(INFO)).status).toBe(200);
    service.setFault('documents', null);
    expect((await fetchFrom(DOCUMENTS)).status).toBe(200);
  });

  it('a fault of the counter leaves it no script', async () => {
    service.setFault('counter', { kind: 'status', status: 404 });
    expect((await fetchFrom('/api/counter/get-by?alias=demo')).status).toBe(404);
  });
});

describe('the built page', () => {
  let folder: string;
  let dist: string;
  const script = `console.log(${JSON.stringify('слово '.repeat(500))});`;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mock-server-'));
    dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>page</title>');
    await writeFile(join(dist, '404.html'), '<!doctype html><title>nothing</title>');
    await writeFile(join(dist, 'assets/app.js'), script);
    await writeFile(join(dist, 'og-image.png'), 'png');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await start({ dist, headers: (path) => ({ 'X-Path': path }) });
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.each(['/', '/?utm_source=a', '/index.html'])('%s is the page', async (path) => {
    const answer = await fetchFrom(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    await expect(answer.text()).resolves.toContain('page');
  });

  it.each(['/nowhere', '/assets', '/assets/', '/assets/none.js', '/%E0%A4%A', '/%00'])(
    '%s is the 404 page',
    async (path) => {
      const answer = await fetchFrom(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      await expect(answer.text()).resolves.toContain('nothing');
    },
  );

  it('what has its content in its name is kept for ever', async () => {
    const asset = await fetchFrom('/assets/app.js');
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const picture = await fetchFrom('/og-image.png');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(picture.headers.get('Cache-Control')).not.toContain('immutable');
  });

  it('the extra headers are on files and on answers of the service', async () => {
    expect((await fetchFrom('/assets/app.js')).headers.get('X-Path')).toBe('/assets/app.js');
    expect((await fetchFrom(INFO)).headers.get('X-Path')).toBe('/api/site/get-info');
  });

  it('a file is only read', async () => {
    expect((await fetchFrom('/', { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await fetchFrom('/', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(head.headers.get('Content-Length')).toBe('34');
    await expect(head.text()).resolves.toBe('');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('text goes as %s to those who take it', async (encoding, decompress) => {
    const { headers, body } = await getRaw('/assets/app.js', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(script.length / 4);
    expect(decompress(body).toString()).toBe(script);
    const again = await getRaw('/assets/app.js', encoding);
    expect(again.body.equals(body)).toBe(true);
  });

  it('text goes as it is to those who take nothing else, and so do pictures', async () => {
    const text = await getRaw('/assets/app.js', 'br;q=0, identity');
    expect(text.headers['content-encoding']).toBeUndefined();
    expect(text.body.toString()).toBe(script);
    const picture = await getRaw('/og-image.png', 'br, gzip');
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it('a new build is served at once', async () => {
    await fetchFrom('/');
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>rebuilt</title>');
    await expect((await fetchFrom('/')).text()).resolves.toContain('rebuilt');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  ])('%s does not leave the folder', async (path) => {
    const { status, body } = await getRaw(path, 'identity');
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  /** Without fetch, which tidies paths up and unpacks bodies. */
  function getRaw(path: string, acceptEncoding: string) {
    const { hostname, port } = new URL(server.origin);
    const headers = { 'accept-encoding': acceptEncoding, accept: 'msw/passthrough' };
    return new Promise<{
      status: number;
      headers: Record<string, string | string[] | undefined>;
      body: Buffer;
    }>((resolve, reject) => {
      httpRequest({ hostname, port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }
});

describe('the port of the environment', () => {
  beforeEach(() => start());

  it('is the default where there is none', () => {
    expect(readPort(undefined, 4_010)).toBe(4_010);
    expect(readPort('', 4_010)).toBe(4_010);
    expect(readPort('5000', 4_010)).toBe(5_000);
  });

  it.each(['x', '-1', '65536', '80.5', '1e3'])('%s is refused in one line', (value) => {
    expect(() => readPort(value, 4_010)).toThrow(/^PORT="[^\n]+$/);
  });
});

import { once } from 'node:events';
import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { findViolations } from '../browser/support/axe';
import { headersFor, parseHeadersFile } from '../../src/build/headersFile';
import { findBrotliModule } from '../support/programs.mjs';
import { builtHeadersOf, DIST } from '../support/dist';
import { expect, test } from './fixtures';
import { makeSites, RELEASE_DIR, request, runSite, startNginx, type Answer } from './nginx';

const INFO = '/api/site/get-info?alias=demo&language=ru';
/** Applications that one address may send at once; after them, one a second. */
const LEADS_AT_ONCE = 21;
test('a visitor applies through nginx, also one whom a form of another site sends by POST, and the log contains no phone', async ({
  landing,
  nginx,
  service,
  context,
  pageErrors,
}) => {
  const { page } = landing;
  await landing.open('/?utm_source=yandex&telephone=79031112233');
  await landing.clearPhone.click();
  await landing.apply('9123456789');
  expect(service.leads).toMatchObject([{ telephone: '79123456789', sum: 30_000 }]);
  const opened = context.waitForEvent('page');
  await landing.next.click();
  await (await opened).waitForURL(/partner/);
  await page.waitForURL(/vitrina/);
  expect(pageErrors).toEqual([]);

  // Written after the response has ended.
  await expect.poll(() => nginx.readLog()).toContain('"POST /api/offer/get-next-offer" 200');
  const log = await nginx.readLog();
  expect(log).not.toContain('9123456789');
  expect(log).not.toContain('9031112233');

  const action = `${nginx.origin}/?utm_source=form`;
  await page.goto('about:blank');
  await page.setContent(`<form method="post" action="${action}"><button></form>`);
  await page.getByRole('button').click();
  await landing.waitUntilReady();
  expect(page.url()).toBe(action);
  await landing.apply();
  expect(service.leads).toHaveLength(2);
});

test('files have the headers of the build, an unknown path is an uncached 404 page, and no error in /assets is cached', async ({
  landing,
  nginx,
}) => {
  const assets = await readdir(`${DIST}/assets`);
  const script = assets.find((name) => name.endsWith('.js')) ?? '';
  for (const path of ['/', '/index.html', '/404.html', `/assets/${script}`, '/favicon.svg']) {
    const response = await fetch(`${nginx.origin}${path}`);
    expect(response.status).toBe(200);
    // The connection is not encrypted.
    const { 'Strict-Transport-Security': hsts, ...expected } = builtHeadersOf(path);
    expect(hsts, path).toBe(/^\/(index.html)?$/.test(path) ? 'max-age=31536000' : undefined);
    expect(response.headers.get('strict-transport-security'), path).toBeNull();
    expect(Object.keys(expected).length).toBeGreaterThan(3);
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }

  await test.step('an unknown path', async () => {
    for (const path of [
      '/somewhere',
      '/assets/gone.js',
      '/_headers',
      '/_kept-assets.json',
      '/assets/',
      '/deep/er/',
      '/index.html.br',
      '/error-request.html',
    ]) {
      const response = await fetch(`${nginx.origin}${path}`);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
      expect(response.headers.get('content-security-policy'), path).toContain("script-src 'self'");
    }
    expect((await fetch(`${nginx.origin}/somewhere`)).headers.get('link')).toBeNull();
    await expect.poll(() => nginx.readLog()).toContain('"GET /assets/gone.js" 404');
    await landing.page.goto(`${nginx.origin}/somewhere`);
    await expect(landing.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
  await test.step('errors of a file', async () => {
    const url = `${nginx.origin}/assets/${script}`;
    for (const [status, init] of [
      [404, { headers: { 'If-None-Match': '*' } }],
      [405, { method: 'POST', body: 'x' }],
      [412, { headers: { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' } }],
    ] as const) {
      const response = await fetch(status === 404 ? `${url}.gone` : url, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control'), String(status)).toBe('no-cache');
    }
    const range = { Range: 'bytes=999999999-', 'Accept-Encoding': 'identity' };
    expect((await fetch(url, { headers: range })).status).toBe(200);
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    const revalidated = await fetch(url, { headers: { 'If-None-Match': etag } });
    expect(revalidated.status).toBe(304);
    for (const response of [first, revalidated]) {
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  });
});

test('a reportUrl with a sign that begins a variable of nginx arrives as it is', async ({
  nginx,
}) => {
  const { folder, origin } = nginx;
  const shipped = JSON.parse(await readFile('src/config/sites/demo.json', 'utf8')) as object;
  const config = { ...shipped, publicDir: resolve('public/demo'), reportUrl: '/report?key=$host' };
  await writeFile(`${folder}/demo.json`, JSON.stringify(config));
  await runSite(folder, 'demo', ['--config', `${folder}/demo.json`]);
  await nginx.reload();
  const { headers } = await fetch(origin);
  expect(headers.get('reporting-endpoints')).toBe('default="/report?key=$host"');
});

/** A cookie or url as long as trackers, affiliate networks and redirects make them. */
const LONG = 'x'.repeat(32 * 1024);
const TOO_LONG = 'x'.repeat(64 * 1024);

test('a visitor with 32 kB of cookies and a url of 32 kB applies', async ({ nginx, service }) => {
  const cookie = { Cookie: `tracker=${LONG}` };
  expect((await request(nginx, '/', { headers: cookie })).status).toBe(200);
  expect((await request(nginx, `/?utm_content=${LONG}`)).status).toBe(200);
  // The service is no nginx: it may refuse headers that are this long.
  const info = await request(nginx, INFO, { headers: { ...cookie, 'X-Visit': '1' } });
  expect(info.status).toBe(200);
  expect(service.callsTo('siteInfo')[0]?.headers).not.toHaveProperty('cookie');
  const short = await request(nginx, INFO, { headers: { Cookie: 'session=1' } });
  expect(short.status).toBe(200);
  expect(service.callsTo('siteInfo')[1]?.headers).toMatchObject({ cookie: 'session=1' });
});

/** Sizes that a visitor downloads, in kilobytes; compressed by nginx itself, the scripts would take 142. */
const COPIES = [
  { encoding: 'br', suffix: '.br', scripts: 115 },
  { encoding: 'gzip', suffix: '.gz', scripts: 130 },
];

for (const { encoding, suffix, scripts } of COPIES) {
  test(`the initial scripts take at most ${scripts} kB with ${encoding}`, async ({ upstream }) => {
    const isSent = encoding === 'gzip' || findBrotliModule() !== undefined;
    const nginx = await startNginx({
      apiOrigin: upstream.origin,
      withBrotli: encoding === 'br',
    });
    const download = async (path: string) => {
      const headers = { 'Accept-Encoding': encoding === 'br' ? 'gzip, deflate, br' : 'gzip' };
      const response = await fetch(`${nginx.origin}${path}`, { headers });
      const { size } = await stat(`${DIST}${path === '/' ? '/index.html' : path}${suffix}`);
      expect(response.headers.get('content-encoding'), path).toBe(isSent ? encoding : 'gzip');
      expect(response.headers.get('vary'), path).toBe('Accept-Encoding');
      // A response that is compressed while it is sent has no length.
      if (isSent) expect(Number(response.headers.get('content-length')), path).toBe(size);
      return {
        kilobytes: size / 1000,
        text: await response.text(),
        type: response.headers.get('content-type'),
      };
    };
    const opened = await download('/');
    const paths = [...opened.text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(paths).toHaveLength(4);
    let sum = 0;
    for (const [, path = ''] of paths) {
      const { kilobytes, text, type } = await download(path);
      expect(type).toBe('text/javascript; charset=utf-8');
      expect(text).toBe(await readFile(`${DIST}${path}`, 'utf8'));
      sum += kilobytes;
    }
    expect(sum).toBeLessThanOrEqual(scripts);
    await nginx.stop();
  });
}

test.describe('the headers that nginx passes to the service', () => {
  /** Headers that a client may send to appear as another one. */
  const forged = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'X-Real-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9;proto=https',
  };

  test('contain the address and the protocol of the connection, not those a client names', async ({
    nginx,
    service,
  }) => {
    const response = await fetch(`${nginx.origin}${INFO}`, { headers: forged });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    const { headers } = service.callsTo('siteInfo')[0] ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded']) {
      expect(headers).not.toHaveProperty(name);
    }
    await expect.poll(() => nginx.readLog()).toMatch(/^127\.0\.0\.1 /);
  });

  test('contain the address and the protocol that the TLS terminator names', async ({
    upstream,
    service,
  }) => {
    const nginx = await startNginx({
      apiOrigin: upstream.origin,
      terminator: '127.0.0.1',
    });
    // The terminator appends the address it sees to the one that its client names.
    const headers = { ...forged, 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
    for (const path of ['/', '/somewhere', INFO]) {
      const response = await fetch(`${nginx.origin}${path}`, { headers });
      expect(response.headers.get('strict-transport-security'), path).toBe('max-age=31536000');
      const plain = await fetch(`${nginx.origin}${path}`, {
        headers: { 'X-Forwarded-Proto': 'http' },
      });
      expect(plain.headers.get('strict-transport-security'), path).toBeNull();
    }
    const [secure, plain] = service.callsTo('siteInfo');
    expect(secure?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
    });
    expect(plain?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    await expect.poll(() => nginx.readLog()).toMatch(/^198\.51\.100\.7 /);
    await nginx.stop();
  });
});

/** A page of the site by its own policy. */
function expectErrorPage({ headers, text }: Answer, heading: string): void {
  expect(text).toContain(`<h1>${heading}</h1>`);
  expect(text).toContain('Гавань займов');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('link');
}

test('an error of nginx itself, for cookies or a url that are too long, or an invalid host, is a page of the site with a link to the form', async ({
  landing: { page, root },
  nginx,
}) => {
  for (const [path, headers, status] of [
    ['/', { Cookie: `a=${TOO_LONG}` }, 431],
    [`/?a=${TOO_LONG}`, {}, 414],
    ['/', { Host: 'a/b' }, 400],
  ] as const) {
    const answer = await request(nginx, path, { headers });
    expect(answer.status).toBe(status);
    expectErrorPage(answer, 'Адрес страницы не открылся');
  }
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.goto(`${nginx.origin}/?a=${TOO_LONG}`);
  const link = page.getByRole('link', { name: 'Открыть анкету' });
  await expect(link).toHaveCSS('background-color', 'rgb(11, 122, 75)');
  expect(await findViolations(page)).toEqual([]);
  // The browser tells of the status itself.
  expect(violations.filter((text) => !text.includes('414'))).toEqual([]);
  await link.click();
  await expect(root).toBeAttached();
});

test('API responses and their errors are not stored, sniffed or run as a page, applications from one address are limited, and other requests are not', async ({
  nginx,
  upstream,
  service,
}) => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const compressed = await fetch(`${nginx.origin}${INFO}`, { headers });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  const expectInert = async (path: string, status: number) => {
    const response = await fetch(`${nginx.origin}${path}`);
    expect(response.status, path).toBe(status);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('expires')).toBeNull();
  };
  await expectInert(INFO, 200);
  await expectInert('/api/unknown', 404);

  await test.step('the limit', async () => {
    const apply = () => request(nginx, '/api/offer/get-next-offer', { method: 'POST' });
    const answers = await Promise.all(Array.from({ length: 3 * LEADS_AT_ONCE }, apply));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeLessThanOrEqual(2 * LEADS_AT_ONCE);
    expect(limited.length).toBeGreaterThan(LEADS_AT_ONCE);
    for (const answer of limited) expectErrorPage(answer, 'Слишком много запросов');
    expect(service.callsTo('nextOffer')).toHaveLength(answers.length - limited.length);
    const others = Array.from({ length: 2 * LEADS_AT_ONCE }, () => fetch(`${nginx.origin}${INFO}`));
    expect((await Promise.all(others)).filter(({ status }) => status !== 200)).toEqual([]);
  });

  await upstream.close();
  await expectInert(INFO, 502);
  expectErrorPage(await request(nginx, INFO), 'Сервис временно недоступен');
});

test('no log contains a query, whatever fails', async ({ nginx, upstream }) => {
  const phone = '79031112233';
  const paths = [
    `/?telephone=${phone}`,
    `/gone?telephone=${phone}`,
    `/?telephone=${phone}&a=${TOO_LONG}`,
    // The query behind other signs, and the phone in the path.
    ...[`/%3Futm_source=y%26phone=${phone}`, `/%253Fphone=${phone}`, `/&phone=${phone}`],
    ...[`/;phone=${phone}`, `/index.html%26phone=${phone}`, `//phone/${phone}`, `/tel:${phone}`],
    ...['/8-903-111-22-33', '/tel/8/903/111/22/33', '/x_8_903_111_22_33'],
    ...Array.from({ length: 2 * LEADS_AT_ONCE }, () => `/api/offer/get-next-offer?t=${phone}`),
  ];
  const referer = { Referer: `http://loan.example/?telephone=${phone}` };
  const send = (path: string) => request(nginx, path, { method: 'POST', headers: referer });
  await Promise.all(paths.map(send));
  await upstream.close();
  await send(`${INFO}&telephone=${phone}`);
  await expect.poll(() => nginx.readLog()).toMatch(/get-info" 502 .* 127\.0\.0\.1:\d+ 502 /);
  const logs = (await readdir(nginx.folder)).filter((name) => name.endsWith('.log'));
  expect(logs.sort()).toEqual(['demo.log', 'error.log']);
  for (const log of logs) {
    expect(await readFile(`${nginx.folder}/${log}`, 'utf8'), log).not.toMatch(/903\D?111/);
  }
});

test('two sites behind one nginx have their own pages, policies, error pages and logs', async ({
  upstream,
  page,
}) => {
  const sites = { demo: '127.0.0.1', bereg: 'localhost' };
  const nginx = await startNginx({ sites, apiOrigin: upstream.origin });
  const { port } = new URL(nginx.origin);
  const brands = { demo: 'Гавань займов', bereg: 'Тихий берег' };
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  for (const [name, host] of Object.entries(sites) as ['demo' | 'bereg', string][]) {
    const headers = { Host: `${host}:${port}` };
    const written = parseHeadersFile(
      await readFile(`${nginx.folder}/www/${name}/_headers`, 'utf8'),
    );
    for (const path of ['/', '/gone', '/assets/gone.js']) {
      const answer = await request(nginx, path, { headers });
      const policy = 'Content-Security-Policy';
      expect(answer.headers[policy.toLowerCase()], path).toBe(headersFor(written, '/')[policy]);
      expect(answer.text).toContain(`"brand":"${brands[name]}"`);
    }
    const cookies = { ...headers, Cookie: `a=${TOO_LONG}` };
    expect((await request(nginx, '/', { headers: cookies })).text).toContain(brands[name]);

    await page.goto(`http://${host}:${port}/`);
    await expect(page.getByRole('banner')).toContainText(brands[name]);
    await page.locator('#root[data-started]').waitFor();
    await expect.poll(() => nginx.readLog(name)).toContain('"GET /" 200');
    await expect.poll(() => nginx.readLog(name)).toContain('"GET /" 431');
  }
  expect(violations).toEqual([]);
  await nginx.stop();
});

test.describe('a host that no site has', () => {
  test('gets no site, and a host with www. the site without it', async ({ upstream }) => {
    const sites = { bereg: 'bereg.example', demo: 'loan.example' };
    const nginx = await startNginx({ sites, apiOrigin: upstream.origin });
    const { port } = new URL(nginx.origin);
    const open = (host: string, path = '/?utm_source=y') =>
      request(nginx, path, { headers: { Host: `${host}:${port}` } });
    for (const host of ['127.0.0.1', 'other.example', 'a.loan.example', 'loan.example.other']) {
      for (const path of ['/', '/gone', '/favicon.svg', INFO]) {
        const { status, text } = await open(host, path);
        expect(status, `${host}${path}`).toBe(421);
        expect(text).not.toMatch(/Гавань|берег/);
      }
    }
    for (const host of ['bereg.example', 'loan.example', 'LOAN.example']) {
      expect((await open(host)).status, host).toBe(200);
    }
    const { status, headers } = await open('www.loan.example');
    expect(status).toBe(301);
    expect(headers.location).toBe(`http://loan.example:${port}/?utm_source=y`);
    expect((await open('www.other.example')).headers.location).toContain('://other.example');
    await nginx.stop();
  });

  test('is served once its name stands in server_name and the command has run again', async ({
    nginx,
  }) => {
    const server = `${nginx.folder}/landing/sites/demo.conf`;
    const { port } = new URL(nginx.origin);
    const statusOf = async (host: string) =>
      (await request(nginx, '/', { headers: { Host: `${host}:${port}` } })).status;
    const name = async (names: string) => {
      const text = await readFile(server, 'utf8');
      await writeFile(server, text.replace(/server_name [^;]+/, `server_name ${names}`));
      await makeSites(nginx.folder, ['demo']);
      await nginx.reload();
    };
    const many = Array.from(
      { length: 150 },
      (_, index) => `site-${index}.zajmy-na-kartu-24-7.example`,
    );
    await name(['loan.example', ...many, 'second.example', 'www.loan.example'].join(' '));
    for (const host of ['loan.example', 'second.example', 'www.loan.example']) {
      expect(await statusOf(host), host).toBe(200);
    }
    expect(await statusOf('third.example')).toBe(421);
    for (const pattern of ['_', 'loan.example *.loan.example']) {
      await name(pattern);
      expect(await statusOf('any.loan.example'), pattern).toBe(200);
    }
  });
});

test('a site with a long host is served', async ({ nginx }) => {
  const { folder, origin } = nginx;
  const host = 'микрозаймы-на-карту-круглосуточно.рф';
  const shipped = JSON.parse(await readFile('src/config/sites/demo.json', 'utf8')) as {
    head: object;
  };
  const head = { ...shipped.head, origin: `https://${host}` };
  const config = { ...shipped, head, publicDir: resolve('public/demo') };
  // Before the others: nginx gives it the hosts that it does not know.
  const name = 'a-mikrozajmy-na-kartu-24-7';
  await writeFile(`${folder}/${name}.json`, JSON.stringify(config));
  await writeFile(`${folder}/b.json`, '{}');
  const configs = ['--config', `${folder}/${name}.json`, '--variant', `${folder}/b.json`];
  const make = () => runSite(folder, 'long', configs);
  await make();
  const server = `${folder}/landing/sites/${name}.conf`;
  const { port } = new URL(origin);
  const text = (await readFile(server, 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/var/log/nginx', folder);
  await writeFile(server, text);
  expect(await make()).not.toContain('server_name');
  await nginx.reload();
  const ascii = new URL(`https://${host}`).hostname;
  expect(ascii).toHaveLength(53);
  const statusOf = async (name: string) =>
    (await request(nginx, '/', { headers: { Host: `${name}:${port}` } })).status;
  expect(await statusOf(ascii)).toBe(200);
  expect(await statusOf('127.0.0.1')).toBe(200);
  expect(await statusOf('other.example')).toBe(421);
});

test('over TLS nearly all that has arrived of the page can be read before the rest', async ({
  upstream,
}) => {
  const nginx = await startNginx({ apiOrigin: upstream.origin, isSecure: true });
  const nginxPort = Number(new URL(nginx.origin).port);
  /** What may still arrive; the rest is under way. */
  let left = Infinity;
  const line = createServer((client) => {
    const server = connect(nginxPort, '127.0.0.1');
    client.pipe(server);
    server.on('data', (chunk) => {
      client.write(chunk.subarray(0, left));
      left -= Math.min(left, chunk.length);
    });
    client.once('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  // The page takes twice as many.
  left = 8_000;
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n');
  await expect.poll(() => left).toBe(0);
  await expect.poll(() => text).toMatch(/^HTTP\/1\.1 200 [^]+\r\n\r\n[^]/);
  // All but the last record, and what each of them and the handshake take.
  await expect.poll(() => text.length).toBeGreaterThan(5_000);
  expect(text.length).toBeLessThan(8_000);
  socket.destroy();
  line.close();
  await nginx.stop();
});

test('a release into the served folder, and the way back, leave open pages their scripts', async ({
  nginx,
}) => {
  const [dialog = ''] = (await readdir(`${DIST}/assets`)).filter((name) =>
    /^RulesDialog-.*js$/.test(name),
  );
  const release = `${nginx.folder}/release`;
  await cp(RELEASE_DIR, release, { recursive: true });
  // As in a later release, whose scripts have other names.
  await rename(`${release}/assets/${dialog}`, `${release}/assets/RulesDialog-later000.js`);
  const statusOf = async (name: string) => (await fetch(`${nginx.origin}/assets/${name}`)).status;

  await makeSites(nginx.folder, ['demo'], release);
  await nginx.reload();
  expect(await statusOf('RulesDialog-later000.js')).toBe(200);
  expect(await statusOf(dialog)).toBe(200);

  await makeSites(nginx.folder, ['demo']);
  await nginx.reload();
  expect(await statusOf('RulesDialog-later000.js')).toBe(200);
  expect((await fetch(`${nginx.origin}/_kept-assets.json`)).status).toBe(404);
});

import { readdir, readFile } from 'node:fs/promises';
import { startServer, type RunningServer } from '../../mocks/server';
import { createMockService, type MockService } from '../../mocks/service';
import { headersFor, parseHeadersFile } from '../../src/build/headersFile';
import { expect, LandingPage, test as base } from '../browser/fixtures';
import { DIST, startNginx, type Nginx } from './nginx';

interface Hosting {
  service: MockService;
  /** The service's own HTTP server, which nginx asks. */
  behind: RunningServer;
  nginx: Nginx;
}

const test = base.extend<{ hosting: Hosting }>({
  hosting: async ({ serviceOptions }, use) => {
    const service = createMockService(serviceOptions);
    const behind = await startServer({ service });
    const nginx = await startNginx(DIST, behind.origin);
    await use({ service, behind, nginx });
    await nginx.stop();
    service.close();
    await behind.close();
  },
  // The same page as in the other tests, at nginx' address.
  landing: async ({ page, context, hosting: { service, nginx } }, use) => {
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }),
    );
    await use(new LandingPage(page, service, nginx.origin));
  },
});

test('a visitor applies through nginx, and its log learns no number', async ({
  landing,
  hosting,
  context,
  problems,
}) => {
  await landing.open('/?utm_source=yandex&telephone=79031112233');
  await landing.clearPhone.click();
  await landing.apply('9123456789');
  expect(hosting.service.leads).toMatchObject([{ telephone: '79123456789', sum: 30_000 }]);
  const opened = context.waitForEvent('page');
  await landing.next.click();
  await (await opened).waitForURL(/partner/);
  await landing.page.waitForURL(/vitrina/);
  expect(problems).toEqual([]);

  const log = await hosting.nginx.readLog();
  expect(log).toContain('"POST /api/offer/get-next-offer" 200');
  expect(log).not.toContain('9123456789');
  expect(log).not.toContain('9031112233');
});

test('every page goes out with the headers that the build has written', async ({ hosting }) => {
  const rules = parseHeadersFile(await readFile(`${DIST}/_headers`, 'utf8'));
  const assets = await readdir(`${DIST}/assets`);
  const script = assets.find((name) => name.endsWith('.js')) ?? '';
  for (const path of ['/', '/index.html', '/404.html', `/assets/${script}`, '/favicon.svg']) {
    const answer = await fetch(`${hosting.nginx.origin}${path}`);
    expect(answer.status).toBe(200);
    const expected = headersFor(rules, path);
    expect(Object.keys(expected).length).toBeGreaterThan(4);
    for (const [name, value] of Object.entries(expected)) {
      expect(answer.headers.get(name), `${name} of ${path}`).toBe(value);
    }
  }
});

test('what is not there is a 404 with the page, and never cached', async ({
  landing,
  hosting: { nginx },
}) => {
  for (const path of ['/somewhere', '/assets/gone.js', '/_headers', '/assets/', '/deep/er/']) {
    const answer = await fetch(`${nginx.origin}${path}`);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'");
  }
  expect((await fetch(`${nginx.origin}/somewhere`)).headers.get('link')).toBeNull();
  await landing.page.goto(`${nginx.origin}/somewhere`);
  await expect(landing.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('scripts and answers go out compressed', async ({ hosting: { nginx } }) => {
  const [script] = (await readdir(`${DIST}/assets`)).filter((name) => name.startsWith('index-'));
  for (const path of [
    `/assets/${script ?? ''}`,
    '/',
    '/api/site/get-info?alias=demo&language=ru',
  ]) {
    const answer = await fetch(`${nginx.origin}${path}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding'), path).toBe('gzip');
  }
});

test('a service that is gone is told to the visitor, who loses nothing and sends again', async ({
  landing,
  hosting: { behind, service, nginx },
}) => {
  await landing.open();
  const { port } = new URL(behind.origin);
  await behind.close();
  await landing.phone.pressSequentially('9123456789');
  await landing.submit.click();
  await expect(landing.alert).toContainText('Не удалось отправить заявку');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');

  const again = await startServer({ service, port: Number(port) });
  await landing.page.getByRole('button', { name: 'Повторить' }).click();
  await expect(landing.approved).toBeVisible();
  expect(service.leads).toHaveLength(1);
  expect(await nginx.readLog()).toContain('"POST /api/offer/get-next-offer" 502');
  await again.close();
});

/** The visitor's phone is sent only with the requests that need it. */
import type { APIResponse, BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect, fakeForeignHosts, fakeScript, forgetViolations, test } from '../support/fixtures';
import { COOKIE_NOTICE, SENDPULSE_PUSH } from '../support/thirdPartySettings';
import { FULL } from '~tests/support/constants';
import { breakAttribute } from '~tests/support/sabotage';

const OWN_COOKIES = [
  'color_mode',
  'countdown_expiration',
  'gdpr_consent',
  'repush_prompt',
  'theme_activity',
  'theme_alias',
  'visit',
];

/** Used by no fixture. */
const PRIVATE_PHONE = '9058371462';

/** True if the text holds the phone in any format or encoding. */
function containsPhone(text: string): boolean {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  const compact = [text, decoded].map((each) => each.replace(/[\s()+\-.\u00a0]/g, ''));
  const inBase64 = [btoa(PRIVATE_PHONE), btoa(`7${PRIVATE_PHONE}`)].some((code) =>
    text.includes(code.slice(0, 12)),
  );
  return inBase64 || compact.some((each) => each.includes(PRIVATE_PHONE));
}

/**
 * What inline styles request has the page's full url as its referrer in Chromium, which applies the policy to all else:
 * https://w3c.github.io/webappsec-referrer-policy/#integration-with-css. Only this site's host receives it.
 */
const OF_STYLES = /^\/assets\/.+\.(svg|woff2)$/;

interface Traffic {
  method: string;
  url: string;
  headers: string;
  body: string;
}

/** Records every request and console line of the context. */
function recordTraffic(context: BrowserContext) {
  const requests: Promise<Traffic>[] = [];
  const lines: string[] = [];
  context.on('request', (request: Request) => {
    const read = async () => ({
      method: request.method(),
      url: request.url(),
      headers: JSON.stringify(await request.allHeaders().catch(() => request.headers())),
      body: request.postData() ?? '',
    });
    requests.push(read());
  });
  context.on('console', (message) => lines.push(message.text()));
  context.on('weberror', (error) => lines.push(String(error.error().stack)));
  return { traffic: () => Promise.all(requests), lines };
}

/** Everything the page stores in the browser. */
function readStorage(page: Page) {
  return page.evaluate(async () =>
    JSON.stringify({
      cookie: document.cookie,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      history: history.state as unknown,
      url: location.href,
      title: document.title,
      windowName: window.name,
    }),
  );
}

test.describe('a typed phone', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        ads_use: '1',
        ads_key: 'yandex',
        ...SENDPULSE_PUSH,
        ...COOKIE_NOTICE,
      },
    },
    notifications: 'granted',
  });

  test('is only in the lead, not in urls, logs, cookies, storage or other requests', async ({
    landing,
    page,
    context,
  }) => {
    const { traffic, lines } = recordTraffic(context);
    await fakeForeignHosts(context);
    await fakeScript(
      context,
      '**/api/counter/get-by**',
      'window.Ya = { _metrika: { getCounters: () => [{ id: 7 }] } }; window.ym = (id, what, callback) => callback("1234567890123456789");',
    );
    await landing.open('/?utm_source=yandex&diagnostics=1');
    // A failure first, since its log and message must not contain the phone either.
    landing.service.setFault('nextOffer', { kind: 'status', status: 500, times: 1 });
    await landing.phone.pressSequentially(PRIVATE_PHONE);
    await landing.slider.press('ArrowRight');
    await landing.submit.click();
    await expect(landing.alert).toBeVisible();
    expect(containsPhone(await readStorage(page))).toBe(false);
    await landing.retryButton.click();
    await expect(landing.approved).toBeVisible();
    await landing.bestOffer.getByRole('link').click();
    expect(containsPhone(await readStorage(page))).toBe(false);
    const opened = context.waitForEvent('page');
    await landing.next.click();
    await (await opened).waitForLoadState();
    await page.waitForURL(/vitrina/);

    expect(landing.service.leads).toMatchObject([{ telephone: `7${PRIVATE_PHONE}` }]);
    const sent = await traffic();
    expect(sent.length).toBeGreaterThan(20);
    const withPhone = sent.filter((each) => containsPhone(JSON.stringify(each)));
    expect(withPhone.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${landing.origin}/api/offer/get-next-offer`,
      `POST ${landing.origin}/api/offer/get-next-offer`,
    ]);
    expect(withPhone.every(({ url, headers }) => !containsPhone(url + headers))).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(containsPhone)).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.filter(({ value }) => containsPhone(value))).toEqual([]);
  });

  test(`is not in the log of a crash${FULL}`, async ({ landing, page, context }) => {
    const { traffic, lines } = recordTraffic(context);
    await landing.open();
    await landing.phone.pressSequentially(PRIVATE_PHONE);
    await page.evaluate(breakAttribute, { name: 'aria-valuetext', value: 'рублей' });
    await landing.slider.press('ArrowRight');
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await expect.poll(() => lines.join()).toContain('500 Internal Server Error');
    expect(lines.filter(containsPhone)).toEqual([]);
    expect((await traffic()).filter((each) => containsPhone(JSON.stringify(each)))).toEqual([]);
  });
});

test('a phone in the landing url is sent with the parse and the lead but in no referrer', async ({
  landing,
  page,
  context,
}) => {
  const { traffic } = recordTraffic(context);
  await landing.open(`/?utm_source=yandex&telephone=7${PRIVATE_PHONE}`);
  await expect(landing.phone).toHaveValue('+7 (905) 837-14-62');
  const hasCookieWithPhone = async () =>
    (await context.cookies()).some(({ value }) => containsPhone(value));
  await expect.poll(hasCookieWithPhone).toBe(true);
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(await hasCookieWithPhone()).toBe(false);
  expect(await page.evaluate(() => '__landing' in window)).toBe(false);
  await fakeForeignHosts(context);
  const opened = context.waitForEvent('page');
  await landing.next.click();
  const offer = await opened;
  await offer.waitForURL(/^https:/);
  expect(await offer.evaluate(() => document.referrer)).toBe(`${landing.origin}/`);
  // The visit cookie contains the phone and is sent to this site only.
  const withoutCookie = ({ headers, ...rest }: Traffic) => {
    const { cookie, ...others } = JSON.parse(headers) as Record<string, string>;
    return JSON.stringify({
      ...rest,
      others,
      isCookieForeign: !rest.url.startsWith(landing.origin) && cookie,
    });
  };
  const withPhone = (await traffic())
    .filter(({ url }) => !OF_STYLES.test(new URL(url).pathname))
    .filter((each) => containsPhone(withoutCookie(each)));
  expect(withPhone.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /',
    'POST /api/help/parse-source-from-url',
    'POST /api/offer/get-next-offer',
  ]);
  expect(containsPhone(page.url())).toBe(false);
});

type Altered = Pick<NonNullable<Parameters<Route['fulfill']>[0]>, 'body' | 'headers'>;

/** Serves the page with another body or other headers. */
const alterPage = (page: Page, alter: (response: APIResponse) => Altered | Promise<Altered>) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, ...(await alter(response)) });
    },
  );

test.describe('a page whose inline script something on the way has altered', () => {
  const received: string[] = [];
  test.use({
    // The server's view: what is told of intercepted requests has the referrer before the policy.
    middleware: async ({}, use) => {
      received.length = 0;
      await use((request, _response, next) => {
        received.push(`${request.url ?? ''} ${request.headers.referer ?? ''}`);
        next();
      });
    },
  });

  test('strips the phone before it requests anything, and sends the lead', async ({
    landing,
    page,
    violations,
  }) => {
    await alterPage(page, async (response) => {
      const html = await response.text();
      // One byte: the script no longer has the hash of the policy.
      return { body: html.replace('<script>', '<script> ') };
    });
    await landing.open(`/?utm_source=yandex&phone=7${PRIVATE_PHONE}&a=1`);
    expect(violations.map(({ directive }) => directive)).toContain('script-src-elem');
    violations.length = 0;
    expect(page.url()).toBe(`${landing.origin}/?utm_source=yandex&a=1`);
    await landing.waitForDeferredParts();
    await landing.apply();
    expect(landing.service.callsTo('parseSource')).toHaveLength(1);
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
    expect(received.filter((each) => each.includes('/assets/')).length).toBeGreaterThan(5);
    const withPhone = received.filter(containsPhone).map((each) => each.split(/[ ?]/, 1)[0]);
    expect(withPhone.filter((path = '') => !OF_STYLES.test(path))).toEqual(['/']);
  });
});

test('the page sets only its own cookies, all SameSite=Lax, and Secure on https', async ({
  landing,
  page,
  context,
}) => {
  const secure = 'https://landing.example';
  await context.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The server may close a reused connection; a browser would retry.
    const response = await route.fetch({
      url: `${landing.origin}${pathname}${search}`,
      maxRetries: 3,
    });
    await route.fulfill({ response });
  });
  for (const [origin, isSecure] of [
    [landing.origin, false],
    [secure, true],
  ] as const) {
    await page.goto(`${origin}/?utm_source=yandex`);
    await landing.started.waitFor();
    await landing.colorModeButton.click();
    await landing.apply();
    await expect.poll(async () => (await context.cookies(origin)).length).toBeGreaterThan(3);
    for (const { name, ...cookie } of await context.cookies(origin)) {
      expect(OWN_COOKIES).toContain(name);
      const domain = new URL(origin).hostname;
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain, secure: isSecure });
    }
  }
  // Pending requests may outlive the test.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const policy of ["default-src 'self'", "style-src 'self'"]) {
  test(`a page whose policy a host has replaced by «${policy}» sends the lead${FULL}`, async ({
    landing,
    page,
    violations,
  }) => {
    await alterPage(page, (response) => ({
      headers: { ...response.headers(), 'content-security-policy': policy },
    }));
    await landing.open();
    await landing.apply();
    expect(landing.service.leads).toHaveLength(1);
    expect(violations.map(({ directive }) => directive)).toContain('style-src-elem');
    await forgetViolations(page, violations);
  });
}

/** Where the visitor's number goes: into the one request that needs it, and nowhere else. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';

const OWN_COOKIES = [
  'color_mode',
  'countdown_expiration',
  'gdpr_consent',
  'repush_prompt',
  'theme_activity',
  'theme_alias',
  'visit',
];

/** Nobody else's, and in no fixture. */
const NUMBER = '9058371462';

/** Finds the number however it is written: set apart, encoded, in parts of JSON. */
function holdsNumber(text: string): boolean {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  const bare = [text, decoded].map((each) => each.replace(/[\s()+\-.\u00a0]/g, ''));
  const hidden = [btoa(NUMBER), btoa(`7${NUMBER}`)].some((code) =>
    text.includes(code.slice(0, 12)),
  );
  return hidden || bare.some((each) => each.includes(NUMBER));
}

interface Traffic {
  method: string;
  url: string;
  headers: string;
  body: string;
}

/** All that any page of the context sends, and all that it writes to its console. */
function watch(context: BrowserContext) {
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

/** What the page keeps anywhere in the browser. */
function readKept(page: Page) {
  return page.evaluate(async () =>
    JSON.stringify({
      cookie: document.cookie,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      history: history.state as unknown,
      address: location.href,
      title: document.title,
      windowName: window.name,
    }),
  );
}

test.describe('a typed number', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        ads_use: '1',
        ads_key: 'yandex',
        push_service: 'sendpulse',
        push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
        gdpr_use: '1',
      },
    },
    permissions: ['notifications'],
  });

  test('is in the lead alone: in no address, log, cookie, storage or other request', async ({
    landing,
    page,
    context,
  }) => {
    const { traffic, lines } = watch(context);
    await context.route('**/api/counter/get-by**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.Ya = { _metrika: { getCounters: () => [{ id: 7 }] } }; window.ym = (id, what, answer) => answer("1234567890123456789");',
      }),
    );
    await landing.open('/?utm_source=yandex&diagnostics=1');
    // A failure first: what is logged and told of it must not hold the number either.
    landing.service.setFault('nextOffer', { kind: 'status', status: 500, times: 1 });
    await landing.phone.pressSequentially(NUMBER);
    await landing.slider.press('ArrowRight');
    await landing.submit.click();
    await expect(landing.alert).toBeVisible();
    expect(holdsNumber(await readKept(page))).toBe(false);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(landing.approved).toBeVisible();
    await page.getByRole('region', { name: 'Лучшее предложение' }).getByRole('link').click();
    expect(holdsNumber(await readKept(page))).toBe(false);
    const opened = context.waitForEvent('page');
    await landing.next.click();
    await (await opened).waitForLoadState();
    await page.waitForURL(/vitrina/);

    expect(landing.service.leads).toMatchObject([{ telephone: `7${NUMBER}` }]);
    const sent = await traffic();
    expect(sent.length).toBeGreaterThan(20);
    const holders = sent.filter((each) => holdsNumber(JSON.stringify(each)));
    expect(holders.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${landing.origin}/api/offer/get-next-offer`,
      `POST ${landing.origin}/api/offer/get-next-offer`,
    ]);
    expect(holders.every(({ url, headers }) => !holdsNumber(url + headers))).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(holdsNumber)).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.filter(({ value }) => holdsNumber(value))).toEqual([]);
  });

  test('is in no report of a page that breaks', async ({ landing, page, context }) => {
    const { traffic, lines } = watch(context);
    await landing.open();
    await landing.phone.pressSequentially(NUMBER);
    await page.evaluate(() => {
      // What the amount's word for a voice is found with; times are far from these values.
      const floor = Math.floor.bind(Math);
      Math.floor = (value) => {
        if (value > 1_000 && value < 10_000) throw new Error('broken on purpose');
        return floor(value);
      };
    });
    await landing.slider.press('ArrowRight');
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    expect(lines.join()).toContain('500 Internal Server Error');
    expect(lines.filter(holdsNumber)).toEqual([]);
    expect((await traffic()).filter((each) => holdsNumber(JSON.stringify(each)))).toEqual([]);
  });
});

test('a number in the landing address goes with the parse and the lead, and in no referrer', async ({
  landing,
  page,
  context,
}) => {
  const { traffic } = watch(context);
  await landing.open(`/?utm_source=yandex&telephone=7${NUMBER}`);
  await expect(landing.phone).toHaveValue('+7 (905) 837-14-62');
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  const opened = context.waitForEvent('page');
  await landing.next.click();
  expect(await (await opened).evaluate(() => document.referrer)).toBe(`${landing.origin}/`);
  // The visit's cookie holds it (section 3), which goes to this site alone.
  const withoutCookie = ({ headers, ...rest }: Traffic) => {
    const { cookie, ...others } = JSON.parse(headers) as Record<string, string>;
    return JSON.stringify({
      ...rest,
      others,
      isCookieForeign: !rest.url.startsWith(landing.origin) && cookie,
    });
  };
  const holders = (await traffic()).filter((each) => holdsNumber(withoutCookie(each)));
  expect(holders.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /',
    'POST /api/help/parse-source-from-url',
    'POST /api/offer/get-next-offer',
  ]);
  expect(holdsNumber(page.url())).toBe(false);
});

test('cookies are the page’s own and no wider than they must be', async ({ landing, context }) => {
  await landing.open();
  await landing.page.getByRole('button', { name: /^Оформление/ }).click();
  await landing.apply();
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(3);
  for (const { name, ...cookie } of cookies) {
    expect(OWN_COOKIES).toContain(name);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
  }
});

test('on https every cookie is Secure', async ({ landing, page, context }) => {
  const secure = 'https://landing.example';
  await context.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The server may close a kept connection just as it is used anew; a browser would ask again by itself.
    const response = await route.fetch({
      url: `${landing.origin}${pathname}${search}`,
      maxRetries: 3,
    });
    await route.fulfill({ response });
  });
  await page.goto(`${secure}/?utm_source=yandex`);
  await expect(landing.root).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: /^Оформление/ }).click();
  await expect.poll(async () => (await context.cookies(secure)).length).toBeGreaterThan(3);
  const cookies = await context.cookies(secure);
  expect(cookies.filter(({ secure: isSecure }) => !isSecure)).toEqual([]);
  // What is still being fetched may end after the test.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

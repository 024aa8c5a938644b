/** Largest paint, typeface, order of requests and caching of the built page. */
import { readdir, readFile } from 'node:fs/promises';
import { MOCK_RESOURCES } from '~mocks/resources';
import { deferred, type Deferred } from '~tests/support/deferred';
import { FULL } from '~tests/support/constants';
import { builtHeadersOf, DIST, INITIAL_SCRIPTS, scriptNameOf } from '~tests/support/dist';
import { expect, LandingPage, recordRequests, test } from '../support/fixtures';
import { readLayoutShifts, recordLayoutShifts } from '../support/layoutShifts';

/** A screen between them is tried in the full run. */
const SCREENS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
  { width: 412, height: 823 },
];
for (const [index, screen] of SCREENS.entries()) {
  test(`at ${screen.width} x ${screen.height} px the headline is the largest paint${index === 0 ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      const largest: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null };
          largest.push(element?.nodeName ?? 'gone');
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      Object.assign(window, { largest });
    });
    await landing.openWithClock();
    await expect(landing.overlayOffer).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
    await expect(landing.timer).toBeAttached();
    await readLayoutShifts(page);
    // The observer may be told later.
    const readLargest = () =>
      page.evaluate(() => (Reflect.get(window, 'largest') as string[]).at(-1));
    await expect.poll(readLargest).toBe('H1');
  });
}

test('every background picture can be drawn', async ({ landing, page }) => {
  const files = (await readdir(`${DIST}/assets`)).filter((file) => file.endsWith('.svg'));
  expect(files).toHaveLength(8);
  // Of the same origin, and without the page's scripts.
  await page.goto(`${landing.origin}/favicon.svg`);
  const drawn = await page.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const picture = new Image(1440, 760);
          picture.src = `/assets/${name}`;
          await picture.decode();
          return picture.complete;
        }),
      ),
    files,
  );
  expect(drawn).toEqual(files.map(() => true));
});

for (const { network, latencyMs, isRequested } of [
  { network: 'a fast network', latencyMs: 20, isRequested: true },
  { network: 'a slow network', latencyMs: 150, isRequested: false },
]) {
  test(`the typeface is ${isRequested ? '' : 'not '}requested on ${network}${isRequested ? FULL : ''}`, async ({
    landing,
  }) => {
    const { page } = landing;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: 2_000_000,
      uploadThroughput: 2_000_000,
    });
    const requested = recordRequests(page, ({ pathname }) => pathname.endsWith('.woff2'));
    await landing.open();
    await expect(landing.timer).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => requested.length > 0).toBe(isRequested);
  });
}

/** A host that sends the headers of the page first, and its HTML later. */
const testWithLateHtml = test.extend<{ html: Deferred; requested: string[] }>({
  html: async ({}, use) => use(deferred()),
  /** Names of the requested scripts, without hashes. */
  requested: async ({}, use) => use([]),
  middleware: async ({ html, requested }, use) => {
    const page = await readFile(`${DIST}/index.html`);
    await use(({ url = '' }, response, next) => {
      const script = scriptNameOf(url);
      if (script !== undefined) requested.push(script);
      if (!/^\/(\?|$)/.test(url)) {
        next();
        return;
      }
      response.writeHead(200, { ...builtHeadersOf('/'), 'Content-Type': 'text/html' });
      response.flushHeaders();
      void html.promise.then(() => response.end(page));
    });
  },
});

testWithLateHtml(
  'the largest script is requested before the HTML arrives, and each initial script once',
  async ({ landing, page, html, requested }) => {
    await page.goto(landing.origin, { waitUntil: 'commit' });
    await expect.poll(() => requested).toEqual(['libraries']);
    html.resolve();
    await landing.started.waitFor();
    await landing.apply();
    const initial = requested.filter((name) => INITIAL_SCRIPTS.includes(name));
    expect(initial.sort()).toEqual([...INITIAL_SCRIPTS].sort());
  },
);

test('a return visit with a known token fetches the page, takes every asset from the cache, and accepts input before any response', async ({
  landing,
  browser,
}) => {
  // A context of its own: routes disable the browser's cache.
  const context = await browser.newContext();
  const visitor = new LandingPage(await context.newPage(), landing.service, landing.origin);
  const open = async () => {
    await visitor.open('/');
    await visitor.waitForDeferredParts();
    await visitor.page.waitForLoadState('networkidle');
    return visitor.page.evaluate(() => {
      const entries = ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize }));
      const files = entries.filter(({ path }) => path === '/' || path.startsWith('/assets/'));
      const fetched = files.filter(({ transferSize }) => transferSize > 0);
      return [files, fetched].map((list) => list.map(({ path }) => path));
    });
  };
  const [known = [], fetched = []] = await open();
  expect(fetched.length).toBeGreaterThan(5);
  const [again = [], fetchedAgain = []] = await open();
  expect(again.length).toBeGreaterThan(5);
  // A stall may move a picture or a chunk to the other load.
  expect(fetchedAgain.filter((path) => known.includes(path))).toEqual(['/']);
  for (const resource of MOCK_RESOURCES) landing.service.setFault(resource, { kind: 'hang' });
  await visitor.open('/');
  await visitor.fillPhone();
  await expect(visitor.phone).toHaveValue('+7 (912) 345-67-89');
  await expect(visitor.submit).toBeEnabled();
  await context.close();
});

test('every asset has a content hash in its name', async () => {
  const names = await readdir(`${DIST}/assets`);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/-[\w-]{8}\.(js|svg|woff2)(\.br|\.gz)?$/.test(name))).toEqual([]);
});

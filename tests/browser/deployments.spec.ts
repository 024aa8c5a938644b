/** Incomplete deployments: scripts that are missing or broken, and that the browser may keep for a year. */
import type { ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expect, test as base, type LandingPage } from './fixtures';
import { isFullRun, PHONE } from '../support/constants';
import { builtHeadersOf, DIST, INITIAL_SCRIPTS } from '../support/dist';

/** Name of the first `part-` chunk that this script imports. */
function findPart(script: string): string {
  const name = readdirSync(`${DIST}/assets`).find((file) =>
    new RegExp(`^${script}-.*\\.js$`).test(file),
  );
  const code = readFileSync(`${DIST}/assets/${name ?? ''}`, 'utf8');
  return /"\.\/(part-[\w-]{8})\.js"/.exec(code)?.[1] ?? `no part of ${script}`;
}

/** Wrong responses to a request for a script. */
const FAULTS = {
  'a 404': { status: 404, type: 'text/html', body: 'Not Found' },
  'a page instead of the script': { status: 200, type: 'text/html', body: '<!doctype html>' },
  'a script that throws': {
    status: 200,
    type: 'text/javascript',
    body: 'throw new Error("on purpose")',
  },
  'a truncated file': { status: 200, type: 'text/javascript', body: 'export const cut = {' },
};
type Fault = keyof typeof FAULTS;

const readHtml = () => readFileSync(`${DIST}/index.html`, 'utf8');

const DOCUMENT_HEADERS = new Map(Object.entries(builtHeadersOf('/')));

function setDocumentHeaders(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html');
  response.setHeaders(DOCUMENT_HEADERS);
}

/** A host that marks every script response as immutable and breaks selected scripts. */
class Host {
  /** Requested scripts, in order. */
  readonly requested: string[] = [];
  private script = '';
  private fault: Fault = 'a 404';
  private isBroken = false;
  private endsWithFetch = false;
  private page: string | null = null;
  private htmlBreak: Promise<void> | null = null;
  private deferral = { from: Infinity, until: Promise.resolve() };

  /** Breaks the script whose file name begins like this. */
  break(script: string, fault: Fault = 'a 404'): void {
    Object.assign(this, { script: `/assets/${script}`, fault, isBroken: true });
  }

  /** Breaks the script until the page itself fetches it, however often the browser has requested it before. */
  breakUntilFetched(script: string): void {
    this.break(script);
    this.endsWithFetch = true;
  }

  /** Defers responses for the broken script, from this request on. */
  deferFrom(request: number, until: Promise<void>): void {
    this.deferral = { from: request, until };
  }

  complete(): void {
    this.isBroken = false;
  }

  /** From now on the page names its entry script in another way. The scripts of the next load are complete. */
  deployAnotherBuild(): void {
    this.page = readHtml().replace('src="/assets/index-', 'src="/assets/./index-');
  }

  /** The next document ends before its scripts, and its connection breaks off then. */
  breakOffHtml(until: Promise<void>): void {
    this.htmlBreak = until;
  }

  countRequests(script: string): number {
    return this.requested.filter((path) => path.startsWith(`/assets/${script}`)).length;
  }

  /** @returns false if the host has nothing of its own for the path */
  respond(path: string, response: ServerResponse): boolean {
    this.requested.push(path);
    if (this.htmlBreak !== null && response.req.headers['sec-fetch-mode'] === 'navigate') {
      const broken = this.htmlBreak;
      this.htmlBreak = null;
      const html = readHtml();
      setDocumentHeaders(response);
      response.setHeader('Content-Length', Buffer.byteLength(html));
      response.write(html.slice(0, html.indexOf('id="load-failed"')));
      void broken.then(() => response.destroy());
      return true;
    }
    if (this.page !== null && /^\/(\?|$)/.test(path)) {
      if (response.req.headers['sec-fetch-mode'] === 'navigate') this.complete();
      // The scripts of another build would have other names, which the browser has not cached.
      response.setHeader('Clear-Site-Data', '"cache"');
      setDocumentHeaders(response);
      response.end(this.page);
      return true;
    }
    if (!path.startsWith(this.script)) return false;
    const isFetch = response.req.headers['sec-fetch-dest'] === 'empty';
    if (this.endsWithFetch && isFetch) this.complete();
    if (!this.isBroken) return false;
    const { status, type, body } = FAULTS[this.fault];
    const send = () => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Type', type);
      response.writeHead(status);
      response.end(body);
    };
    const requests = this.requested.filter((each) => each === path).length;
    if (requests >= this.deferral.from) void this.deferral.until.then(send);
    else send();
    return true;
  }
}

const test = base.extend<{ host: Host; loads: { count: number } }>({
  host: async ({}, use) => use(new Host()),
  loads: async ({ page }, use) => {
    const loads = { count: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1;
    });
    await use(loads);
  },
  middleware: async ({ host }, use) => {
    await use((request, response, next) => {
      if (!host.respond(request.url ?? '', response)) next();
    });
  },
});

async function expectNote(landing: LandingPage): Promise<void> {
  await expect(landing.page.getByText('Страница загрузилась не полностью')).toBeVisible();
  await expect(landing.preloader).toBeHidden();
  await expect(landing.root).toHaveAttribute('aria-busy', 'false');
}

const ALL_FAULTS = Object.keys(FAULTS) as Fault[];

/** All faults in the full run, otherwise another one for each script; tests below have a 404 of each. */
const faultsOf = (index: number): readonly Fault[] =>
  isFullRun ? ALL_FAULTS : ALL_FAULTS.filter((_, at) => at === 1 + (index % 3));

for (const [index, script] of INITIAL_SCRIPTS.entries()) {
  for (const fault of faultsOf(index)) {
    test(`${fault} at the url of the script ${script} shows the load-failed note, and the next visit works`, async ({
      landing,
      host,
      page,
      loads,
    }) => {
      host.break(script, fault);
      await page.goto(landing.origin);
      await expectNote(landing);
      expect(loads.count).toBe(2);
      host.complete();
      await landing.open();
      await landing.apply();
      expect(landing.service.leads).toHaveLength(1);
    });
  }
}

test('a script whose first response was a 404 is recovered with one automatic reload at most', async ({
  landing,
  host,
  loads,
}) => {
  host.breakUntilFetched('libraries');
  await landing.open();
  await landing.apply();
  // A script requested after the page's own fetch finds the file, and the app starts before the reload.
  expect(loads.count).toBeLessThanOrEqual(2);
});

test('a script whose responses are all 404 reloads the page once, and a manual reload works once the deployment is complete', async ({
  landing,
  host,
  page,
  loads,
}) => {
  host.break('bootstrap');
  await page.goto(landing.origin);
  await expectNote(landing);
  expect(loads.count).toBe(2);
  host.complete();
  await page.reload();
  // The script that the browser has kept may reload the page once more.
  await landing.started.waitFor();
  await landing.apply();
});

/** Resolves with the console's warning about a chunk that failed to load. Call before the page opens. */
function waitForChunkWarning(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', (message) => message.text().includes('a part of'));
}

/** The page waits five seconds for a broken script: on a busy machine less than the test needs. */
async function disableFetchTimeout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = setTimeout;
    const startUnlessFetch = (handler: () => void, ms?: number, ...rest: []) =>
      ms === 5_000 ? 0 : start(handler, ms, ...rest);
    Object.assign(window, { setTimeout: startUnlessFetch });
  });
}

async function suppressBeforeUnload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  });
}

const BROWSERS = [
  ['a browser that fires beforeunload', true],
  ['a browser without beforeunload, as on iOS,', false],
] as const;
for (const [browser, firesBeforeUnload] of BROWSERS) {
  // Input and submit are saved together: each is tried in one of the browsers, and in the full run in both.
  const [triesInput, triesSubmit] = isFullRun
    ? [true, true]
    : [!firesBeforeUnload, firesBeforeUnload];
  if (triesInput) {
    test(`in ${browser} the entered data survives the automatic reload for a failed initial script`, async ({
      landing,
      host,
      page,
      loads,
    }) => {
      if (!firesBeforeUnload) await suppressBeforeUnload(page);
      await disableFetchTimeout(page);
      const refetch = deferred();
      host.break('index');
      host.deferFrom(2, refetch.promise);
      await page.goto(landing.origin);
      await expect.poll(() => host.countRequests('index')).toBe(2);
      await landing.waitUntilReady();
      await landing.typePhone();
      refetch.resolve();
      await expectNote(landing);
      expect(loads.count).toBe(2);
      await expect(page.locator('[name=telephone]')).toHaveValue('9123456789');
      host.complete();
      await landing.open();
      await landing.apply();
    });
  }
  if (triesSubmit) {
    test(`in ${browser} a submit before the automatic reload for a failed initial script is sent once, after the reload`, async ({
      landing,
      host,
      page,
      loads,
    }) => {
      if (!firesBeforeUnload) await suppressBeforeUnload(page);
      await disableFetchTimeout(page);
      const isReachable = deferred();
      await page.route('**', async (route) => {
        if (route.request().method() === 'HEAD') await isReachable.promise;
        await route.continue();
      });
      const asksForPage = page.waitForRequest((request) => request.method() === 'HEAD');
      host.breakUntilFetched('index');
      await page.goto(landing.origin);
      await asksForPage;
      await landing.waitUntilReady();
      await landing.typePhone();
      await page.keyboard.press('Enter');
      isReachable.resolve();
      await expect(landing.approved).toBeVisible();
      expect(loads.count).toBe(2);
      expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
    });
  }
}

test.describe('with an unreliable connection', () => {
  async function loseConnectionAt(page: Page, script: string): Promise<void> {
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
  }
  async function reconnect(page: Page): Promise<void> {
    await page.unrouteAll();
    await page.context().setOffline(false);
  }

  for (const hasTimings of [true, false]) {
    test(`a lazy chunk that fails to load leaves the form as it is, and loads once the browser is online, in a browser ${hasTimings ? 'with' : 'without'} resource timings`, async ({
      landing,
      page,
      loads,
    }) => {
      // As with a full buffer of timings, where none names the failed chunk.
      if (!hasTimings) {
        await page.addInitScript(() => {
          performance.getEntriesByType = () => [];
        });
      }
      await loseConnectionAt(page, 'BelowFold');
      const warned = waitForChunkWarning(page);
      await landing.open();
      expect((await warned).text()).not.toContain('reloading');
      await expect(landing.phone).toBeEditable();
      expect(loads.count).toBe(1);
      await reconnect(page);
      await expect(landing.bestOffer).toBeVisible();
      expect(loads.count).toBe(2);
      await landing.apply();
    });
  }

  test('the page is reloaded a few seconds later if it cannot be requested yet when the browser comes online', async ({
    landing,
    page,
    loads,
  }) => {
    let firstCheckMs = 0;
    await loseConnectionAt(page, 'BelowFold');
    const warned = waitForChunkWarning(page);
    await landing.open();
    await warned;
    await page.route('**', async (route) => {
      const isCheck = route.request().method() === 'HEAD';
      if (isCheck) firstCheckMs ||= Date.now();
      // Fails all checks of the first three seconds; the page repeats them after five.
      const isTooEarly = isCheck && Date.now() < firstCheckMs + 3_000;
      await (isTooEarly ? route.abort('namenotresolved') : route.continue());
    });
    await page.context().setOffline(false);
    await expect(landing.bestOffer).toBeVisible();
    expect(firstCheckMs).toBeGreaterThan(0);
    expect(loads.count).toBe(2);
  });

  test('the message of a submit that failed without the api chunk stays when the browser is online again', async ({
    landing,
    page,
    loads,
  }) => {
    await loseConnectionAt(page, 'api');
    const warned = waitForChunkWarning(page);
    await landing.open('/?utm_source=yandex&telephone=79123456789');
    await warned;
    await landing.submit.click();
    await expect(landing.alert).toContainText('Проверьте связь');
    const checked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await reconnect(page);
    await checked;
    // A reload would have begun by then.
    await landing.waitForRoundTrip();
    expect(loads.count).toBe(1);
    await landing.retryButton.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toHaveLength(1);
  });

  test('a slow connection causes one reload at most while a script keeps failing', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    // The first request of each load for the page itself fails, as one that takes too long.
    const checks: number[] = [];
    await page.route('**', async (route) => {
      const isCheck = route.request().method() === 'HEAD';
      if (isCheck) checks.push(loads.count);
      const isLate = isCheck && checks.filter((load) => load === loads.count).length === 1;
      await (isLate ? route.abort('timedout') : route.continue());
    });
    host.break('index');
    await page.goto(landing.origin);
    await expect.poll(() => checks).toEqual([1, 1, 2, 2]);
    // A reload would have begun by then.
    await landing.waitForRoundTrip();
    await expectNote(landing);
    expect(loads.count).toBe(2);
  });

  test('an initial script that fails to load shows the load-failed note, and the page reloads with its input once the browser is online', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    const delivery = deferred();
    host.break('index');
    host.deferFrom(1, delivery.promise);
    await page.goto(`${landing.origin}/?utm_source=yandex`, { waitUntil: 'commit' });
    await landing.waitUntilReady();
    await landing.typePhone();
    await page.context().setOffline(true);
    delivery.resolve();
    await expectNote(landing);
    expect(loads.count).toBe(1);
    host.complete();
    await reconnect(page);
    await expect(landing.phone).toHaveValue(PHONE);
    expect(loads.count).toBe(2);
    await expect(landing.submit).toBeEnabled();
  });

  test('an initial script that fails again after the reload is loaded once the browser is online again', async ({
    landing,
    page,
    loads,
  }) => {
    const lostLoads = new Set<number>();
    await page.route('**/assets/index-*.js', async (route) => {
      // The page itself fetches the script before it reloads.
      if (loads.count > 2 || route.request().resourceType() !== 'script') return route.fallback();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      lostLoads.add(loads.count);
    });
    await page.goto(landing.origin);
    for (const count of [1, 2]) {
      await expect.poll(() => lostLoads.size).toBe(count);
      await expectNote(landing);
      expect(loads.count).toBe(count);
      await page.context().setOffline(false);
    }
    await landing.started.waitFor();
    expect(loads.count).toBe(3);
    await landing.apply();
  });
});

test('an exception of an initial script after the app has started does not make the page refetch scripts', async ({
  landing,
  host,
  page,
}) => {
  await landing.open();
  await page.evaluate(async () => {
    const filename = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await fetch('/manifest.webmanifest');
  });
  expect(host.requested).toContain('/manifest.webmanifest');
  expect(host.countRequests('bootstrap')).toBe(1);
});

test('a node that an extension has added before hydration does not make the page refetch scripts', async ({
  landing,
  host,
  page,
}) => {
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
  await page.evaluate(() =>
    document.querySelector('input[name=telephone]')?.before(document.createElement('div')),
  );
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('[demo] hydration: '),
  );
  await deliverScripts();
  await reported;
  await landing.apply();
  expect(INITIAL_SCRIPTS.map((script) => host.countRequests(script))).toEqual([1, 1, 1]);
});

test('HTML that breaks off before its scripts is requested again after ten seconds', async ({
  landing,
  host,
  page,
  loads,
}) => {
  const arrived = deferred();
  host.breakOffHtml(arrived.promise);
  await page.clock.install();
  await page.goto(landing.origin, { waitUntil: 'commit' });
  await expect(landing.slider).toBeAttached();
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  arrived.resolve();
  await failed;
  expect(loads.count).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => loads.count).toBe(2);
  await landing.started.waitFor();
  await landing.apply();
});

test('an app that starts late replaces the load-failed note', async ({ landing, page }) => {
  await page.clock.install();
  await page.addInitScript(() => history.replaceState({ reloaded: 'script' }, ''));
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
  await page.evaluate(() => {
    const filename = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    dispatchEvent(new ErrorEvent('error', { filename }));
  });
  // The page fetches the scripts itself before it gives up.
  await landing.runUntil(async () => expect(await landing.form.isVisible()).toBe(false));
  await expectNote(landing);
  await deliverScripts();
  await expect(landing.started).toBeVisible();
  await landing.apply();
  await expect(page.getByText('Страница загрузилась не полностью')).toBeHidden();
});

test('an exception while the page mounts shows the load-failed note', async ({ landing, page }) => {
  await page.addInitScript(() => {
    // The page iterates over its inputs when it mounts.
    Object.defineProperty(Element.prototype, 'querySelectorAll', { value: () => null });
  });
  await page.goto(landing.origin);
  await expectNote(landing);
});

test('an exception of an injected script does not reload the page', async ({
  landing,
  page,
  loads,
}) => {
  const deliverScripts = await landing.openWithDeferredScripts('/');
  // The inline script, which listens for errors, has run.
  await landing.waitUntilReady();
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('injected');
    });
  });
  await thrown;
  await deliverScripts();
  await landing.started.waitFor();
  await landing.apply();
  expect(loads.count).toBe(1);
});

/** Opens the page without the chunk that sends the lead, and types a phone before its second request has failed. */
async function openWithoutApi(landing: LandingPage, host: Host, fault?: Fault): Promise<void> {
  const refetch = deferred();
  host.break('api', fault);
  host.deferFrom(2, refetch.promise);
  await disableFetchTimeout(landing.page);
  await landing.open();
  await expect.poll(() => host.countRequests('api')).toBe(2);
  await landing.typePhone();
  refetch.resolve();
}

test.describe('a lazy chunk', () => {
  for (const [chunk, fault] of [
    ['BelowFold', 'a page instead of the script'],
    ['BelowFold', 'a truncated file'],
    ['api', 'a 404'],
    ['an import of BelowFold', 'a 404'],
  ] as const) {
    test(`(${chunk}) loads on the next visit after its url has returned ${fault}`, async ({
      landing,
      host,
      loads,
    }) => {
      host.break(chunk === 'an import of BelowFold' ? findPart('BelowFold') : chunk, fault);
      await landing.open();
      await expect.poll(() => loads.count).toBe(2);
      await landing.waitUntilReady();
      host.complete();
      await landing.open();
      await expect(landing.bestOffer).toBeVisible();
      await landing.apply();
    });
  }

  for (const [change, telephone, act] of [
    ['has typed', '', ({ phone }: LandingPage) => phone.pressSequentially('912')],
    ['has cleared the prefilled phone', '79123456789', ({ phone }: LandingPage) => phone.fill('')],
    ['has withdrawn the consent', '', ({ consent }: LandingPage) => consent.uncheck()],
  ] as const) {
    test(`that fails to load does not reload the form after the visitor ${change}`, async ({
      landing,
      host,
      page,
      loads,
    }) => {
      const refetch = deferred();
      host.break('BelowFold');
      host.deferFrom(2, refetch.promise);
      const warned = waitForChunkWarning(page);
      await disableFetchTimeout(page);
      await landing.open(`/?utm_source=yandex&telephone=${telephone}`);
      await expect.poll(() => host.countRequests('BelowFold')).toBe(2);
      await act(landing);
      refetch.resolve();
      expect((await warned).text()).not.toContain('reloading');
      expect(loads.count).toBe(1);
    });
  }

  test('that fails to load does not reload the form after a lead without a valid response, which keeps its key', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    const refetch = deferred();
    host.break('BelowFold');
    host.deferFrom(2, refetch.promise);
    landing.service.setFault('nextOffer', { kind: 'truncated' });
    const warned = waitForChunkWarning(page);
    await disableFetchTimeout(page);
    await landing.open('/?utm_source=yandex&telephone=79123456789');
    await expect.poll(() => host.countRequests('BelowFold')).toBe(2);
    await landing.submit.click();
    await expect(landing.retryButton).toBeVisible();
    refetch.resolve();
    expect((await warned).text()).not.toContain('reloading');
    landing.service.setFault('nextOffer', null);
    await landing.retryButton.click();
    await expect(landing.approved).toBeVisible();
    const keys = landing.service
      .callsTo('nextOffer')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(loads.count).toBe(1);
  });
});

test.describe('a submit while the page reloads for a failed lazy chunk', () => {
  /** Calls this in the page right after the reload has begun; the host responds to the reload after that. */
  async function actDuringReload(page: Page, loads: { count: number }, act: () => void) {
    const acted = deferred();
    await page.exposeFunction('reportAct', acted.resolve);
    // A task of its own; Playwright's `evaluate` would wait for the new document.
    await page.addInitScript(`addEventListener('beforeunload', () => setTimeout(() => {
        (${act.toString()})();
        reportAct();
      }), { once: true });`);
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        if (route.request().isNavigationRequest() && loads.count === 2) await acted.promise;
        // A reload that was stopped has no request any more.
        await route.continue().catch(() => undefined);
      },
    );
  }

  test.beforeEach(({ host }) => host.break('BelowFold'));

  test('is sent once, after the reload', async ({ landing, page, loads }) => {
    await actDuringReload(page, loads, () => {
      document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    });
    await landing.open('/?utm_source=yandex&telephone=79123456789');
    await expect(landing.root).toHaveAttribute('data-started', '');
    await expect(landing.approved).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-reloaded', 'script');
    expect(landing.service.leads).toHaveLength(1);
  });

  test('is not sent by itself if the fields changed after it', async ({ landing, page, loads }) => {
    await actDuringReload(page, loads, () => {
      document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      const phone = document.querySelector('input[name=telephone]');
      phone?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await landing.open('/?utm_source=yandex&telephone=79123456789');
    await expect(page.locator('html[data-reloaded=script] [data-started]')).toBeAttached();
    await landing.waitUntilReady();
    await landing.phone.fill('9000000000');
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79000000000' }]);
  });

  test('is sent with the exact amount that was typed after the visitor had stopped the reload', async ({
    landing,
    page,
    loads,
  }) => {
    await actDuringReload(page, loads, () => window.stop());
    await landing.open();
    await expect.poll(() => loads.count).toBe(2);
    // The slider has no such step: it stands at its default.
    await landing.typeAmount('30400');
    await landing.typePhone();
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ sum: 30_400, telephone: '79123456789' }]);
  });

  test('reloads the page again, and is sent once, if the visitor has stopped the first reload', async ({
    landing,
    page,
    loads,
  }) => {
    await actDuringReload(page, loads, () => {
      window.stop();
      document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    });
    await landing.open('/?utm_source=yandex&telephone=79123456789');
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toHaveLength(1);
    expect(loads.count).toBe(3);
  });
});

test.describe('a submit while the api chunk is missing', () => {
  /** The document of a load that a submit has caused, with the app in it. */
  const startedAfterSubmit = (page: Page) =>
    page.locator('html[data-reloaded=submit] [data-started]');

  test('reloads the page and sends one lead with the exact amount, once the chunk is available', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    await openWithoutApi(landing, host);
    // The slider has no such steps: it would stand at its default.
    await landing.typeAmount('30400');
    await landing.submit.click();
    await expect(landing.alert).toContainText('Проверьте связь');
    expect(loads.count).toBe(1);
    host.complete();
    await landing.retryButton.click();
    await expect(startedAfterSubmit(page)).toBeAttached();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ sum: 30_400, telephone: '79123456789' }]);
    expect(loads.count).toBe(2);
  });

  test('keeps the exact amount if an initial script fails to load in that reload', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    await openWithoutApi(landing, host, 'a truncated file');
    await landing.typeAmount('30400');
    host.complete();
    await page.route('**/assets/index-*.js', async (route) => {
      const isTag = route.request().resourceType() === 'script';
      await (isTag && loads.count === 2 ? route.abort('failed') : route.continue());
    });
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    expect(loads.count).toBe(3);
    expect(landing.service.leads).toMatchObject([{ sum: 30_400, telephone: '79123456789' }]);
  });

  test('shows a message if that reload is stopped, and a retry sends the form as it is then', async ({
    landing,
    host,
    page,
  }) => {
    // The route below disables the cache, without which the browser would request a 404 again, but not a truncated file.
    await openWithoutApi(landing, host, 'a truncated file');
    await page.clock.install();
    const isStopped = deferred();
    await page.exposeFunction('reportStop', isStopped.resolve);
    await page.evaluate(`addEventListener('beforeunload', () => setTimeout(() => {
      stop();
      reportStop();
    }), { once: true });`);
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        if (route.request().isNavigationRequest()) await isStopped.promise;
        // The request that was stopped has gone.
        await route.continue().catch(() => undefined);
      },
    );
    // After `click` Playwright would wait for the new document.
    await landing.submit.dispatchEvent('click');
    await isStopped.promise;
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(10_000);
    await expect(landing.submit).not.toHaveAttribute('aria-busy');
    await expect(landing.alert).toContainText('Проверьте связь');
    // A document that comes late finds nothing to restore.
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
      submittedAtMs: 0,
      input: {},
    });
    await landing.phone.fill('9000000000');
    host.complete();
    await landing.retryButton.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79000000000' }]);
  });

  test('reloads the page once for each press and then shows a message, while the chunk stays broken', async ({
    landing,
    host,
    page,
    loads,
  }) => {
    host.break('api', 'a truncated file');
    await landing.open();
    await expect(page.locator('html[data-reloaded=script] [data-started]')).toBeAttached();
    await landing.waitUntilReady();
    await landing.typePhone();
    await landing.submit.click();
    await expect.poll(() => loads.count).toBe(3);
    // The document that is left shows none.
    await expect(landing.alert).toContainText('Проверьте связь');
    await expect(landing.phone).toHaveValue(PHONE);
    expect(loads.count).toBe(3);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { isOld: '' }));
    await landing.retryButton.click();
    await expect.poll(() => loads.count).toBe(4);
    await expect(page.locator('html:not([data-is-old]) [data-started]')).toBeAttached();
    await expect(landing.alert).toContainText('Проверьте связь');
    await expect(landing.phone).toHaveValue(PHONE);
    expect(loads.count).toBe(4);
  });

  test('reloads the page and sends one lead after a new deployment', async ({
    landing,
    host,
    page,
  }) => {
    await openWithoutApi(landing, host);
    host.deployAnotherBuild();
    await landing.submit.click();
    await expect(startedAfterSubmit(page)).toBeAttached();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });
});

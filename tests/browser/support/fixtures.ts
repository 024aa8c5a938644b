/** Fixtures for browser tests: the built page with a mock service of its own on one origin. */
import {
  chromium,
  test as base,
  expect,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
} from '@playwright/test';
import { applyBrowserTraits, type BrowserTraits } from '~mocks/browserTraits';
import { startServer, type ServerOptions } from '~mocks/server';
import { makeSite } from '~mocks/scenarioSites';
import type { SiteOverrides } from '~mocks/siteOverrides';
import { deferred } from '~tests/support/deferred';
import { locateElements, type ElementName } from '~tests/support/pageElements';
import { createMockService, type MockService, type MockServiceOptions } from '~mocks/service';
import { DIST } from '~tests/support/dist';
import { fullBrowserLaunch } from '~tests/support/launch';

/** Call before the page opens; from now on only `runFor` and `runClockUntil` move the page's clock. */
export async function installPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Moves the paused clock, never faster than real time, until the assertion holds. */
export async function runClockUntil(
  page: Page,
  assertion: () => void | Promise<void>,
): Promise<void> {
  const advance = async () => {
    await page.clock.runFor(50);
    await assertion();
  };
  await expect(advance).toPass({ intervals: [50] });
}

/** Moves the paused clock, never faster than real time, for as long as an action takes. */
export async function runClockDuring(page: Page, action: Promise<void>): Promise<void> {
  let isOver = false;
  const end = async () => {
    await action;
    isOver = true;
  };
  await Promise.all([end(), runClockUntil(page, () => expect(isOver).toBe(true))]);
}

/** Has a locator for each element of the page. */
const PageObject = class {
  constructor(readonly page: Page) {
    Object.assign(this, locateElements(page));
  }
} as new (page: Page) => Readonly<Record<ElementName, Locator>> & { readonly page: Page };

/** Page object of the landing page. */
export class LandingPage extends PageObject {
  readonly root = this.page.locator('#root');
  /** The root element once the form is hydrated. */
  readonly started = this.page.locator('#root[data-started]');
  readonly preloader = this.page.getByText('Подготавливаем анкету...');
  readonly adSlots = this.page.locator('[data-slot-id]');

  constructor(
    page: Page,
    readonly service: MockService,
    readonly origin: string,
  ) {
    super(page);
  }

  /** Opens a path and waits until the page is ready and the form is hydrated. */
  async open(path = '/?utm_source=yandex'): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.waitUntilReady();
    await this.started.waitFor();
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.root).toHaveAttribute('aria-busy', 'false');
  }

  /** Opens the page with a fake clock, which runs and can be moved. */
  async openWithClock(path?: string): Promise<void> {
    await this.page.clock.install();
    await this.open(path);
  }

  /**
   * Opens the page with a clock that is paused from the start and has run only until this element became visible,
   * however long that took. From now on only `runFor` and `runUntilVisible` move it.
   */
  async openPausedAt(element: Locator, path = '/?utm_source=yandex'): Promise<void> {
    await this.installPausedClock();
    await this.page.goto(`${this.origin}${path}`);
    await this.runUntilVisible(this.started);
    // The app may have started before the visit is known.
    await this.waitUntilReady();
    await this.runUntilVisible(element);
    // Observers know of the element only after a frame of real time: what the page times from then on starts here.
    await element.evaluate(
      (node) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(() => resolve()).observe(node);
        }),
    );
  }

  installPausedClock(): Promise<void> {
    return installPausedClock(this.page);
  }

  runUntil(assertion: () => void | Promise<void>): Promise<void> {
    return runClockUntil(this.page, assertion);
  }

  async runUntilVisible(element: Locator): Promise<void> {
    await this.runUntil(async () => expect(await element.isVisible()).toBe(true));
  }

  async getCookie(name: string): Promise<Cookie | undefined> {
    return (await this.page.context().cookies()).find((cookie) => cookie.name === name);
  }

  /** Key by key, where typing is the subject. */
  async typePhone(phone = '9123456789'): Promise<void> {
    await this.phone.pressSequentially(phone);
  }

  /** In one edit, which costs a tenth of a second of CPU time less. */
  async fillPhone(phone = '9123456789'): Promise<void> {
    await this.phone.fill(phone);
  }

  async typeAmount(amount: string): Promise<void> {
    await this.amountButton.click();
    await this.amountField.fill(amount);
    await this.amountField.press('Enter');
  }

  /** Waits for what loads last: the sections below the form, the footer's text and a bottom sheet. */
  async waitForDeferredParts(): Promise<void> {
    await expect(this.timer).toBeAttached();
    await expect(this.footer).toContainText('Полная стоимость займа');
    await expect(this.overlayOffer.or(this.cookieNotice).first()).toBeVisible();
  }

  /** Waits until the page has handled a change of its view, such as a scroll. */
  async waitForFrames(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => setTimeout(resolve));
    });
  }

  /** Waits until the inline script behind the form has run, also where it does not make the form usable. */
  async waitForInlineScript(): Promise<void> {
    await this.page.waitForFunction(() => '__landing' in window);
  }

  /** Waits for the document that a reload brings: until then the one before is still there, and looks the same. */
  async waitForReload(): Promise<void> {
    await this.page.waitForFunction(() =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
    );
  }

  /** Waits for one request of the page, so that every request that it started earlier has been sent. */
  async waitForRoundTrip(): Promise<void> {
    await this.page.evaluate(() => fetch('/manifest.webmanifest'));
  }

  async sendForm(phone?: string): Promise<void> {
    await this.fillPhone(phone);
    await this.submit.click();
  }

  /** Sends the form and waits for the approved card. */
  async apply(phone?: string): Promise<void> {
    // The card of an earlier application, which leaves some time after «Новая заявка».
    await expect(this.approved).toHaveCount(0);
    await this.sendForm(phone);
    await expect(this.approved).toBeVisible();
  }

  /** Clicks «Далее» on the approved card and waits for the showcase. */
  async continueToShowcase(): Promise<void> {
    await fakeForeignHosts(this.page.context());
    await this.next.click();
    await this.page.waitForURL(/vitrina/);
  }

  /**
   * Opens a path with every script deferred, to show the page as it is before the bundle runs.
   * Aborted scripts would reload the page. The returned function delivers the scripts.
   */
  async openWithDeferredScripts(
    path: string,
    scripts = '**/assets/*.js',
  ): Promise<() => Promise<void>> {
    const deliver = await deferRequests(this.page, scripts);
    await this.page.goto(`${this.origin}${path}`, { waitUntil: 'commit' });
    return async () => {
      deliver();
      await this.page.unroute(scripts);
    };
  }

  async setTabVisibility(state: 'visible' | 'hidden'): Promise<void> {
    await this.page.evaluate((visibility) => {
      const value = { configurable: true, value: visibility };
      Object.defineProperty(document, 'visibilityState', value);
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}

/** Horizontal overflow of the page in pixels. */
export function horizontalOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects that the page is no wider than the window, once it has taken the size of the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => horizontalOverflowPx(page), 'pixels beside the window').toBe(0);
}

/** A violation of the page's Content-Security-Policy, enforced or only reported. */
export interface Violation {
  directive: string;
  blocked: string;
  /** The script and its line; `:0` for the page's HTML. */
  source: string;
  sample: string;
}

/** Collects the violations of every page and frame of the context. */
export async function collectViolations(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = [];
  await context.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The sanitizer parses HTML in an inert document, which still reports its `<base>` and event handlers.
      const { effectiveDirective: directive, sourceFile } = event;
      if (directive === 'base-uri' && document.querySelector('base') === null) return;
      if (directive === 'script-src-attr' && sourceFile.includes('/assets/sanitizeHtml-')) return;
      const report = Reflect.get(window, 'reportViolation') as (violation: Violation) => void;
      report({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        source: `${event.sourceFile}:${event.lineNumber}`,
        sample: event.sample,
      });
    });
  });
  return violations;
}

/** Forgets what the test has caused on purpose. Last: the page tells of it later, so it is closed first. */
export async function forgetViolations(page: Page, violations: Violation[]): Promise<void> {
  await page.close();
  violations.length = 0;
}

/** True unless a script from another host caused the violation. */
export function isOwn({ source }: Violation): boolean {
  return !source.startsWith('https:');
}

export function expectNoOwnViolations(violations: readonly Violation[]): void {
  expect(violations.filter(isOwn), 'violations of the Content-Security-Policy').toEqual([]);
}

/**
 * Fulfills every request to another host with an empty page; without it, other hosts do not resolve. Opt-in, since
 * a route sends every request of the page through the test process and disables the browser's cache.
 */
export async function fakeForeignHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }),
  );
}

/** Defers the page's requests for this url; the returned function lets them through. */
export async function deferRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Fulfills requests for a script with this body and returns the requested urls. */
export async function fakeScript(
  context: BrowserContext,
  url: Parameters<BrowserContext['route']>[0],
  body: string,
): Promise<string[]> {
  const requested: string[] = [];
  await context.route(url, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return requested;
}

/** For polls of many states in one test. */
export const FAST_POLL = { intervals: [20, 50, 100] };

interface FullBrowserOptions {
  service: MockService;
  origin: string;
  /** With the back-forward cache, which Playwright disables by default. */
  hasCache: boolean;
}

/** Opens a page in a browser of its own, which has what a headless shell lacks. */
export async function withFullBrowser(
  { service, origin, hasCache }: FullBrowserOptions,
  use: (landing: LandingPage) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...fullBrowserLaunch,
    ...(hasCache ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  });
  const page = await browser.newPage({ locale: 'ru-RU' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
  try {
    await use(new LandingPage(page, service, origin));
  } finally {
    await browser.close();
  }
}

/** Serves a built site with a mock service of its own. */
export async function openSite(
  page: Page,
  dist: string,
  options?: MockServiceOptions,
): Promise<{ landing: LandingPage; close: () => Promise<void> }> {
  const service = createMockService(options);
  const server = await startServer({ service, dist });
  return {
    landing: new LandingPage(page, service, server.origin),
    close: () => {
      service.close();
      return server.close();
    },
  };
}

/** Records the names of the events that the window receives; call it before the page opens. */
export async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    addEventListener('landing:event', (event) => {
      sent.push((event as CustomEvent<{ name: string }>).detail.name);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'sent') as string[]);
}

export { dragFinger, touch, type Point } from '~tests/support/touch';

/** Collects the urls of the page's requests that pass the filter. */
export function recordRequests(page: Page, filter: (url: URL) => boolean = () => true): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (filter(new URL(request.url()))) requested.push(request.url());
  });
  return requested;
}

interface Fixtures {
  serviceOptions: MockServiceOptions;
  /** Settings of the site that differ from the demo's. */
  siteOverrides: SiteOverrides;
  /** Value of `Notification.permission`, which a headless shell never grants. */
  notifications: NonNullable<BrowserTraits['notifications']>;
  /** Headers that override those of the build. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Runs before everything else that the server does. */
  middleware: ServerOptions['middleware'];
  /** Violations of the Content-Security-Policy; one caused by the page's own code fails the test at its end. */
  violations: Violation[];
  landing: LandingPage;
  /** Uncaught errors and console errors. */
  pageErrors: string[];
}

/** Sites made by this worker, by their overrides. */
const sites = new Map<string, Promise<string>>();

function selectDist(overrides: SiteOverrides): Promise<string> {
  const key = JSON.stringify(overrides);
  if (key === '{}') return Promise.resolve(DIST);
  const site = sites.get(key) ?? makeSite(`test-${String(sites.size)}`, overrides);
  sites.set(key, site);
  return site;
}

export const test = base.extend<Fixtures>({
  serviceOptions: [{}, { option: true }],
  siteOverrides: [{}, { option: true }],
  pageHeaders: [{}, { option: true }],
  middleware: [undefined, { option: true }],
  notifications: ['default', { option: true }],

  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    await use(pageErrors);
  },

  violations: [
    async ({ context }, use) => {
      const violations = await collectViolations(context);
      await use(violations);
      expectNoOwnViolations(violations);
    },
    { auto: true },
  ],

  landing: async (
    { page, context, serviceOptions, siteOverrides, pageHeaders, middleware, notifications },
    use,
  ) => {
    const service = createMockService(serviceOptions);
    const dist = await selectDist(siteOverrides);
    const server = await startServer({
      service,
      dist,
      headers: () => pageHeaders,
      ...(middleware && { middleware }),
    });
    await context.addInitScript(applyBrowserTraits, { notifications });
    await use(new LandingPage(page, service, server.origin));
    service.close();
    await server.close();
  },
});

export { expect };

export { offersOf } from '~tests/support/offersOf';

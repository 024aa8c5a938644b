/** The form keeps working with broken storage, clocks, networks, tabs, translators and old browsers. */
import type { Page } from '@playwright/test';
import { FULL } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { listen, type Host } from '~tests/support/listen';
import { expect, LandingPage, test, withFullBrowser } from '../support/fixtures';

test.describe('cookies and storage', () => {
  const breakages = {
    'that throw': () => {
      const fail = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: fail, set: fail });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { get: fail });
      }
    },
    'that are off': () => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set() {
          // Nothing is kept.
        },
      });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { value: null });
      }
    },
    'that are full': () => {
      const full = Array.from({ length: 40 }, (_, index) => `other${index}=${'x'.repeat(90)}`);
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => full.join('; '),
        set() {
          // No room.
        },
      });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  for (const [how, breakThem] of Object.entries(breakages)) {
    test(`${how} leave the page working, and every load starts anew${how === 'that throw' ? '' : FULL}`, async ({
      landing,
      page,
      pageErrors,
    }) => {
      await page.addInitScript(breakThem);
      await landing.open();
      await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
      await landing.colorModeButton.click();
      await landing.apply();
      expect(landing.service.leads).toMatchObject([{ preToken: landing.service.tokens[0] }]);
      await landing.open('/');
      await expect.poll(() => landing.service.callsTo('parseSource').length).toBe(2);
      expect(pageErrors).toEqual([]);
    });
  }
});

test('a history that refuses every change leaves the form of an ad url with a phone usable, with and without the app', async ({
  landing,
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    // What a load before has kept.
    if (history.state === null) replace({ input: {} }, '');
    History.prototype.replaceState = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const path = '/?utm_source=yandex&telephone=79123456789';
  await landing.open(path);
  await landing.apply();
  await page.route('**/assets/libraries*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${landing.origin}${path}`);
  await landing.waitUntilReady();
  await landing.apply();
  expect(landing.service.leads).toHaveLength(2);
});

test('two tabs keep their visits apart and send one lead each', async ({ landing, context }) => {
  await landing.open('/?utm_source=first');
  const second = new LandingPage(await context.newPage(), landing.service, landing.origin);
  await second.open('/?utm_source=second');
  await second.apply('9031112233');
  await landing.page.bringToFront();
  await landing.apply('9123456789');
  const [first, later] = landing.service.tokens;
  expect(landing.service.leads).toMatchObject([
    { telephone: '79031112233', preToken: later },
    { telephone: '79123456789', preToken: first },
  ]);
  const cookie = await landing.getCookie('visit');
  const visit: unknown = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  expect(visit).toMatchObject({ token: later });
});

test.describe('the back button with the browser’s back-forward cache', () => {
  let foreign: Host;

  test.beforeAll(async () => {
    foreign = await listen((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>vitrina</title>');
    });
  });
  test.afterAll(() => foreign.close());
  test.use({
    serviceOptions: async ({}, use) => {
      await use({ offerUrl: null, showcaseUrl: `${foreign.origin}/` });
    },
  });

  const restored = (page: Page) => page.locator('html[data-restored=true]');

  /** Waits for what reports the offers in view: under way, it would keep the page out of the cache. */
  async function waitForReports(landing: LandingPage): Promise<void> {
    const { service, bestOffer } = landing;
    await expect(bestOffer).toBeAttached();
    await landing.waitForFrames();
    await landing.waitForRoundTrip();
    await expect.poll(() => service.calls.every(({ status }) => status !== null)).toBe(true);
    await landing.waitForRoundTrip();
  }

  test(`restores the approved card and the countdown and reports no offer twice${FULL}`, async ({
    landing: { service, origin },
  }) => {
    await withFullBrowser({ service, origin, hasCache: true }, async (landing) => {
      await landing.open();
      await landing.apply();
      await landing.timer.scrollIntoViewIfNeeded();
      await expect.poll(() => landing.service.callsTo('shownOffers').length).toBeGreaterThan(0);
      await waitForReports(landing);
      await landing.next.click();
      await landing.page.waitForURL(`${foreign.origin}/`);
      await landing.page.goBack({ waitUntil: 'commit' });
      await expect(restored(landing.page)).toHaveCount(1);
      await expect(landing.approved).toBeVisible();
      await expect(landing.timer).toHaveText('Последний шанс!');
      await landing.timer.scrollIntoViewIfNeeded();
      await landing.waitForFrames();
      await landing.waitForRoundTrip();
      const reported = landing.service
        .callsTo('shownOffers')
        .map(({ body }) => JSON.stringify(body));
      expect(new Set(reported).size).toBe(reported.length);
      expect(landing.service.callsTo('parseSource')).toHaveLength(1);
      expect(landing.service.leads).toHaveLength(1);
    });
  });

  test(`does not leave the submit button loading${FULL}`, async ({
    landing: { service, origin },
  }) => {
    await withFullBrowser({ service, origin, hasCache: true }, async (landing) => {
      const offer = deferred();
      landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise, times: 1 });
      await landing.open();
      await waitForReports(landing);
      await landing.sendForm();
      await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
      await landing.page.goto(`${foreign.origin}/`);
      await landing.page.goBack({ waitUntil: 'commit' });
      await expect(restored(landing.page)).toHaveCount(1);
      await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
      offer.resolve();
      await expect(landing.approved).toBeVisible();
      await expect(landing.page.locator('[aria-busy=true]')).toHaveCount(0);
    });
  });
});

test('the form works while a translator replaces every text node', async ({
  landing,
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    /** Replaces each text node with two nested elements, as browsers' translators do. */
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('font, script, style, noscript')) continue;
        if (text.data.trim() === '') continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (outer === undefined || inner === undefined) continue;
        outer.append(inner);
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    Object.assign(window, {
      startTranslating: () => {
        translate(document.body);
        new MutationObserver((records) => {
          records.forEach(({ target, addedNodes }) => {
            addedNodes.forEach(translate);
            if (target instanceof Text && target.parentNode !== null) translate(target.parentNode);
          });
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      },
    });
  });
  await landing.open();
  await expect(landing.timer).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'startTranslating') as () => void)());
  await landing.phone.pressSequentially('912');
  await landing.clearPhone.click();
  await landing.consent.uncheck();
  await landing.consent.check();
  await landing.typeAmount('50000');
  await landing.slider.press('End');
  await landing.rulesButton.click();
  await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
  await landing.colorModeButton.click();
  landing.service.setFault('nextOffer', { kind: 'null', times: 1 });
  await landing.sendForm();
  await expect(landing.alert).toBeVisible();
  await landing.retryButton.click();
  await expect(landing.approved).toBeVisible();
  await expect(landing.otherOffers).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789', sum: 100_000 }]);
  expect(
    pageErrors.filter((each) => each.startsWith('uncaught') || /section|500/.test(each)),
  ).toEqual([]);
});

test('the message for unsupported browsers replaces the form in a browser without dialogs, and nothing runs behind it', async ({
  landing,
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'HTMLDialogElement'));
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
  );
  // Stopped, the page fires no load event.
  await page.goto(landing.origin, { waitUntil: 'commit' });
  await expect(page.getByText('Этот браузер устарел')).toBeVisible();
  await expect(landing.root).toBeHidden();
  await expect(page.getByText('Страница загрузилась не полностью')).toBeHidden();
  expect(landing.service.calls).toEqual([]);
});

test.describe('the message for unsupported browsers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('replaces the form at every path', async ({ landing, page }) => {
    for (const path of ['/', '/somewhere']) {
      await page.goto(`${landing.origin}${path}`);
      await expect(page.locator('noscript p')).toContainText('нужен JavaScript');
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(landing.root).toBeHidden();
    }
  });
});

/** Browsers, networks, clocks and people as they are: whatever they do, the form works and nothing typed is lost. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { expect, LandingPage, test } from './fixtures';
import { browserLaunch } from './playwright.config';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const PHONE = '+7 (912) 345-67-89';
const TOO_OLD = 'Этот браузер устарел';
const NO_SCRIPT = 'нужен JavaScript';

test.describe('cookies and storage', () => {
  /** Runs in the page, before anything else of it. */
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
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
        Object.defineProperty(window, name, { value: null });
      }
    },
    'that are full': () => {
      const full = Array.from({ length: 40 }, (_, index) => `other${index}=${'x'.repeat(90)}`);
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => full.join('; '),
        set: () => undefined,
      });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  for (const [how, breakThem] of Object.entries(breakages)) {
    test(`${how} cost nothing but the memory`, async ({ landing, page, problems }) => {
      await page.addInitScript(breakThem);
      await landing.open();
      await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
      await page.getByRole('button', { name: /^Оформление/ }).click();
      await landing.apply();
      expect(landing.service.leads).toMatchObject([{ preToken: landing.service.tokens[0] }]);
      expect(problems).toEqual([]);
    });
  }

  test('that somebody has tampered with are as good as none', async ({ landing, context }) => {
    const tampered = {
      visit:
        '{"url":"javascript:hit=1","token":{"__proto__":1},"telephone":"<b>","__proto__":{"x":1}}',
      theme_alias: '"><script>hit=1</script>',
      theme_activity: '%',
      countdown_expiration: '999999999999',
      gdpr_consent: '__proto__',
      color_mode: 'constructor',
    };
    await context.addCookies(
      Object.entries(tampered).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        url: landing.origin,
      })),
    );
    await landing.open('/');
    // Never more than the whole length, whatever the cookie claims.
    await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ url: `${landing.origin}/` }]);
  });
});

test('offline, the visitor is told and keeps what was typed; back online one tap sends it', async ({
  landing,
  context,
  page,
}) => {
  await landing.open();
  await landing.slider.press('End');
  await landing.phone.pressSequentially('9123456789');
  await context.setOffline(true);
  await landing.submit.click();
  await expect(landing.alert).toContainText('Проверьте связь');
  await expect(landing.phone).toHaveValue(PHONE);
  expect(landing.service.leads).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789', sum: 100_000 }]);
});

test.describe('the clock', () => {
  test('set forward or back never shows more time than there is', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    await landing.pauseClock();
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now - 86_400_000);
    await page.clock.runFor(2_000);
    await expect(landing.timer).toHaveText('20:00');
    await page.clock.setSystemTime(now + 600_000);
    await page.clock.runFor(2_000);
    await expect(landing.timer).toHaveText(/^(09:5\d|10:00)$/);
    await page.clock.setSystemTime(now + 86_400_000);
    await page.clock.runFor(2_000);
    await expect(landing.timer).toHaveText('Последний шанс!');
    await page.clock.resume();
    await landing.apply();
  });

  test('that stood still while the machine slept is right on waking', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    await landing.phone.pressSequentially('912345');
    await landing.pauseClock();
    // Timers that came due meanwhile run once, as they do after a sleep.
    await page.clock.fastForward('25:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(landing.timer).toHaveText('Последний шанс!');
    await expect(landing.phone).toHaveValue('+7 (912) 345');
    await page.clock.resume();
    await landing.phone.pressSequentially('6789');
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toHaveLength(1);
  });
});

test('two tabs do not mix their visits, and each sends its own lead', async ({
  landing,
  context,
}) => {
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
  const cookie = (await context.cookies()).find(({ name }) => name === 'visit');
  const visit: unknown = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  expect(visit).toMatchObject({ token: later });
});

test.describe('the back button', () => {
  test('after the showcase brings a form that can be used', async ({ landing, page }) => {
    await landing.open();
    await landing.apply();
    await landing.next.click();
    await page.waitForURL(/vitrina/);
    await page.goBack();
    await expect(landing.root).toHaveAttribute('aria-busy', 'false');
    // The visit was prepared for the next: an ad's address is parsed anew.
    expect(landing.service.tokens).toHaveLength(2);
    await landing.apply();
    expect(landing.service.leads).toHaveLength(2);
  });

  test.describe('with the browser’s back-forward cache', () => {
    let elsewhere: Server;
    let address = '';

    test.beforeAll(async () => {
      elsewhere = createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><title>vitrina</title>');
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    });
    test.afterAll(() => {
      elsewhere.closeAllConnections();
      elsewhere.close();
    });

    /** A browser that keeps left pages, which the test tool switches off; nothing of the test is in its way. */
    async function openCaching(use: (landing: LandingPage) => Promise<void>): Promise<void> {
      const service = createMockService({ offerUrl: null, showcaseUrl: address });
      const server = await startServer({ service, dist: DIST });
      const browser = await chromium.launch({
        ...browserLaunch,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage();
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['restored'] = String(persisted);
        });
      });
      await use(new LandingPage(page, service, server.origin));
      await browser.close();
      service.close();
      await server.close();
    }

    const restored = (page: Page) => page.locator('html[data-restored=true]');

    test('restores the approved card, the right time, and counts nothing twice', async () => {
      await openCaching(async (landing) => {
        await landing.open();
        await landing.apply();
        await landing.timer.scrollIntoViewIfNeeded();
        await expect.poll(() => landing.service.callsTo('shownOffers').length).toBeGreaterThan(0);
        await landing.page.waitForLoadState('networkidle');
        const shown = landing.service.callsTo('shownOffers').length;
        await landing.next.click();
        await landing.page.waitForURL(address);
        await landing.page.goBack({ waitUntil: 'commit' });
        await expect(restored(landing.page)).toHaveCount(1);
        await expect(landing.approved).toBeVisible();
        await expect(landing.timer).toHaveText('Последний шанс!');
        await landing.timer.scrollIntoViewIfNeeded();
        await landing.page.waitForLoadState('networkidle');
        expect(landing.service.callsTo('shownOffers')).toHaveLength(shown);
        expect(landing.service.callsTo('parseSource')).toHaveLength(1);
        expect(landing.service.leads).toHaveLength(1);
      });
    });

    test('leaves no button stuck that was loading when the page was left', async () => {
      await openCaching(async (landing) => {
        let release: () => void = () => undefined;
        const until = new Promise<void>((resolve) => {
          release = resolve;
        });
        landing.service.setFault('nextOffer', { kind: 'deferred', until, times: 1 });
        await landing.open();
        await landing.phone.pressSequentially('9123456789');
        await landing.submit.click();
        await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
        await landing.page.goto(address);
        await landing.page.goBack({ waitUntil: 'commit' });
        await expect(landing.form).toBeVisible();
        release();
        // A browser that did not keep the page begins anew; one that did gets the answer it has waited for.
        if ((await restored(landing.page).count()) === 0) await landing.apply();
        await expect(landing.approved).toBeVisible();
        await expect(landing.page.locator('[aria-busy=true]')).toHaveCount(0);
      });
    });
  });
});

test('a translator that replaces every text under React breaks nothing', async ({
  landing,
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    /** What browsers' translators do: the text node goes, and two nested elements with another text come. */
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
  await landing.amountButton.click();
  await landing.amountField.fill('50000');
  await landing.amountField.press('Enter');
  await landing.slider.press('End');
  await landing.rulesButton.click();
  await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /^Оформление/ }).click();
  landing.service.setFault('nextOffer', { kind: 'null', times: 1 });
  await landing.phone.pressSequentially('9123456789');
  await landing.submit.click();
  await expect(landing.alert).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(landing.approved).toBeVisible();
  await expect(page.getByRole('region', { name: 'Другие предложения' })).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789', sum: 100_000 }]);
  expect(
    problems.filter((each) => each.startsWith('uncaught') || /section|500/.test(each)),
  ).toEqual([]);
});

test('an app’s browser without push and without new tabs still comes to the showcase', async ({
  landing,
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Notification');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Object.assign(window, { open: () => null });
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[target=_blank]');
      if (link !== null) event.preventDefault();
    });
  });
  landing.service.setFault('siteInfo', {
    kind: 'json',
    body: { push_service: 'sendpulse', push_sendpulse_code: `${'0'.repeat(32)}_1` },
  });
  await landing.open();
  await landing.apply();
  await landing.next.click();
  await page.waitForURL(/vitrina/);
  expect(problems).toEqual([]);
});

test.describe('a browser that cannot run the page', () => {
  test('for its age is told so, and shows no dead form', async ({ landing, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
    );
    await page.goto(landing.origin);
    await expect(page.getByText(TOO_OLD)).toBeVisible();
    await expect(landing.root).toBeHidden();
  });

  test('and one of today is not', async ({ landing, page }) => {
    await landing.open();
    await expect(page.getByText(TOO_OLD)).toBeHidden();
  });

  test.describe('since scripts are off', () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/', '/somewhere']) {
      test(`is told so at ${path}`, async ({ landing, page }) => {
        await page.goto(`${landing.origin}${path}`);
        await expect(page.locator('noscript p')).toContainText(NO_SCRIPT);
        await expect(page.locator('noscript p')).toBeVisible();
        await expect(landing.root).toBeHidden();
      });
    }
  });
});

import { chromium, type Page } from '@playwright/test';
import { buildSiteInfo } from '../../mocks/data/siteInfo';
import { expect, test, type LandingPage } from './fixtures';
import { browserLaunch } from './playwright.config';

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

/** What the page's own code wrote into the first paint. */
const themeAtFirstPaint = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme']);

test.describe('the visit', () => {
  test('is kept whole in one cookie for three months', async ({ landing, page }) => {
    await landing.open('/?utm_source=yandex');
    const cookie = await cookieOf(page, 'visit');
    const fields = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as Record<string, string>;
    expect(Object.keys(fields).sort()).toEqual([
      'adsKeyCustom',
      'adsUseCustom',
      'alternativeSettings',
      'key',
      'regionId',
      'telephone',
      'token',
      'url',
    ]);
    expect(fields['token']).toBe(landing.service.tokens[0]);
    expect(fields['url']).toBe(`${landing.origin}/`);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(daysLeft).toBeGreaterThan(91);
    expect(daysLeft).toBeLessThan(91.4);
  });

  test('with a known token is not parsed again, unless an ad brings the visitor', async ({
    landing,
  }) => {
    await landing.open('/?utm_source=yandex');
    await landing.open('/');
    expect(landing.service.callsTo('parseSource')).toHaveLength(1);
    await landing.open('/?click_id=5');
    expect(landing.service.callsTo('parseSource')).toHaveLength(2);
    await landing.open('/?CLICK_ID=5');
    expect(landing.service.callsTo('parseSource')).toHaveLength(2);
  });

  test('works for this load when cookies are blocked', async ({ landing, page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
        set: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await landing.open();
    await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ preToken: landing.service.tokens[0] }]);
    expect(problems).toEqual([]);
  });

  for (const value of ['%7B', '%E0%A4%A', 'null', '[]', '{"url":5}', 'x'.repeat(2_500)]) {
    test(`opens with defaults when every cookie holds ${value.slice(0, 12)}`, async ({
      landing,
      context,
      problems,
    }) => {
      const names = ['visit', 'theme_alias', 'countdown_expiration', 'gdpr_consent', 'color_mode'];
      await context.addCookies(
        names.map((name) => ({ name, value: encodeURI(value), url: landing.origin })),
      );
      await landing.open('/');
      await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
      await landing.apply();
      expect(problems).toEqual([]);
    });
  }
});

test.describe('the theme', () => {
  /** Comes, applies and goes on, so that the next plain return moves the theme on. */
  async function applyAndLeave(landing: LandingPage) {
    await landing.apply();
    await landing.next.click();
    await landing.page.waitForURL(/vitrina/);
  }

  test('moves on after «Далее», with its wording, and is there at the first paint', async ({
    landing,
    page,
  }) => {
    await landing.open('/?utm_source=yandex');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Первый займ бесплатно*');
    await applyAndLeave(landing);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${landing.origin}/`);
    expect(await themeAtFirstPaint(page)).toBe('red');
    await page.unroute('**/assets/*.js');

    await landing.open('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Подбор займа с\sвыгодой\*/);
    await expect(page.getByRole('button', { name: 'Получить деньги' })).toBeVisible();
    await landing.phone.pressSequentially('9123456789');
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads.at(-1)).toMatchObject({ style: 'red' });
  });

  for (const theme of ['red', 'green', 'blue', 'yellow']) {
    test(`${theme} from the cookie colours the page before the script runs`, async ({
      landing,
      context,
      page,
    }) => {
      await context.addCookies([{ name: 'theme_alias', value: theme, url: landing.origin }]);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(`${landing.origin}/`);
      expect(await themeAtFirstPaint(page)).toBe(theme);
    });
  }

  test('follows the system’s colour mode before the script runs', async ({ landing, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${landing.origin}/`);
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  });
});

test.describe('the colour mode', () => {
  test('goes round by the header’s switch, is kept, and is there at the first paint', async ({
    landing,
    page,
  }) => {
    await landing.open();
    const html = page.locator('html');
    const control = page.getByRole('button', { name: /^Оформление/ });
    await expect(control).toHaveAccessibleName(/как в\sсистеме/);
    await expect(html).toHaveAttribute('data-color-mode', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-color-mode', 'dark');
    await control.click();
    await expect(control).toHaveAccessibleName(/светлое/);
    await expect(html).toHaveAttribute('data-color-mode', 'light');
    expect((await cookieOf(page, 'color_mode'))?.value).toBe('light');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${landing.origin}/`);
    await expect(html).toHaveAttribute('data-color-mode', 'light');
  });
});

test.describe('the countdown', () => {
  test('runs from 20:00 to «Последний шанс!», and nothing renders with it', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    // Sections and pictures that are still coming would change the page, too.
    await page.waitForLoadState('networkidle');
    await landing.pauseClock();
    await expect(landing.timer).toHaveText(/^(20:00|19:5\d)$/);
    const before = await landing.timer.textContent();
    await page.evaluate(() => {
      const changed: string[] = [];
      Object.assign(window, { changed });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          changed.push(element?.getAttribute('role') ?? element?.tagName ?? '');
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await page.clock.runFor(3_000);
    await expect(landing.timer).not.toHaveText(before ?? '');
    const changed = await page.evaluate(() => (window as unknown as { changed: string[] }).changed);
    expect([...new Set(changed)]).toEqual(['timer']);
    expect(changed.length).toBeLessThanOrEqual(3);

    await page.clock.fastForward('25:00');
    await expect(landing.timer).toHaveText('Последний шанс!');
  });

  test('is right after sleep, and never longer than it was', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    await landing.pauseClock();
    const wake = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const nowMs = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(nowMs + 600_000);
    await wake();
    await expect(landing.timer).toHaveText(/^(10:00|09:5\d)$/);
    await page.clock.setSystemTime(nowMs - 3_600_000);
    await wake();
    await expect(landing.timer).toHaveText('20:00');
  });

  test('is the same in two tabs, and ends in both', async ({ landing, page, context }) => {
    await landing.open();
    const other = await context.newPage();
    await other.goto(`${landing.origin}/`);
    const otherTimer = other.getByRole('timer');
    await expect(otherTimer).toHaveText(/^(20:00|19:\d\d)$/);
    await landing.apply();
    await landing.next.click();
    await page.waitForURL(/vitrina/);
    await expect(otherTimer).toHaveText('Последний шанс!');
  });

  test('is right after the back-forward cache, and nothing is counted twice', async ({
    landing,
  }) => {
    // The test runner switches that cache off in its own browser.
    const browser = await chromium.launch({
      ...browserLaunch,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage();
    await page.goto(`${landing.origin}/?utm_source=yandex`);
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/^(20:00|19:\d\d)$/);
    await page.evaluate(() => Object.assign(window, { wasKept: true }));
    // Another tab has ended the countdown meanwhile.
    await page.goto(`${landing.origin}/nowhere`);
    await page.context().clearCookies({ name: 'countdown_expiration' });
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => 'wasKept' in window)).toBe(true);
    await expect(timer).toHaveText('Последний шанс!');
    await expect(page.getByRole('textbox', { name: 'Мобильный телефон' })).toBeEditable();
    expect(landing.service.callsTo('parseSource')).toHaveLength(1);
    await browser.close();
  });

  test('does not start again on a plain return, but with every ad', async ({ landing, page }) => {
    await landing.open();
    await landing.apply();
    await landing.next.click();
    await page.waitForURL(/vitrina/);
    await landing.open('/');
    await expect(landing.timer).toHaveText('Последний шанс!');
    await landing.open('/?subid=1');
    await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
  });
});

test.describe('the preloader', () => {
  test('never stays longer than the timeout', async ({ landing, page }) => {
    landing.service.setFault('parseSource', { kind: 'hang' });
    await page.clock.install();
    await page.goto(`${landing.origin}/?utm_source=yandex`);
    await expect(landing.preloader).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(landing.root).toHaveAttribute('aria-busy', 'false');
    await expect(landing.preloader).toBeHidden();
  });
});

test.describe('the head', () => {
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({
        title_main: 'Займ',
        title: 'на карту',
        og_title: 'Займы рядом',
        og_image: 'https://cdn.example/og.png',
      }),
    },
  });

  test('has one of each, from the site data, in its place', async ({ landing, page }) => {
    const shell = await (await page.request.get(`${landing.origin}/`)).text();
    expect(shell).toContain('<title>Подбор займа онлайн</title>');
    expect(shell).toMatch(/<meta property="og:image" content="[^"]+"/);
    await landing.open();
    await expect(page).toHaveTitle('Займ на карту');
    for (const [selector, attribute, value] of [
      ['title', null, null],
      ['meta[property="og:title"]', 'content', 'Займы рядом'],
      ['meta[property="og:image"]', 'content', 'https://cdn.example/og.png'],
      ['meta[name="description"]', 'content', /.+/],
      ['link[rel="icon"]', 'href', /favicon/],
      ['link[rel="apple-touch-icon"]', 'href', /apple/],
      ['link[rel="manifest"]', 'href', /manifest/],
    ] as const) {
      await expect(page.locator(selector)).toHaveCount(1);
      await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
      if (attribute !== null)
        await expect(page.locator(selector)).toHaveAttribute(attribute, value);
    }
    const script = page.locator('script[src="/api/counter/get-by?alias=demo"]');
    await expect(script).toHaveCount(1);
    expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
  });
});

test.describe('an error', () => {
  const breakPage = (page: Page) =>
    page.addInitScript(() => {
      Object.assign(MediaQueryList.prototype, {
        addEventListener: () => {
          throw new Error('broken on purpose');
        },
      });
    });

  test('that nothing caught shows the 500 page, with a way back to the form', async ({
    landing,
    page,
  }) => {
    await breakPage(page);
    await page.goto(`${landing.origin}/`);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(landing.root).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('link', { name: 'Вернуться к анкете' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('of a section costs only the section', async ({ landing, page }) => {
    await page.addInitScript(() => {
      URLSearchParams.prototype.keys = () => {
        throw new Error('broken on purpose');
      };
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await landing.open();
    await expect(landing.timer).toBeVisible();
    await expect(page.getByRole('region', { name: 'Лучшее предложение' })).toBeHidden();
    expect(logged.join('\n')).toContain('[demo] section banner failed');
    await landing.apply();
  });

  test('of somebody else’s script brings no error page up', async ({ landing, page }) => {
    await landing.open();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('not ours');
      });
      void Promise.reject(new Error('not ours either'));
    });
    await landing.apply();
  });

  test.describe('before a robot', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    });
    test('is only logged: 404 and 500 show nothing', async ({ landing, page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(`${landing.origin}/nowhere`);
      await expect(landing.root).toHaveAttribute('aria-busy', 'false');
      await expect(landing.root).toBeEmpty();
      await breakPage(page);
      await page.goto(`${landing.origin}/`);
      await expect(landing.root).toHaveAttribute('aria-busy', 'false');
      await expect(landing.root).toBeEmpty();
      expect(logged.join('\n')).toContain('[demo] 404 Page Not Found');
      expect(logged.join('\n')).toContain('[demo] 500 Internal Server Error');
    });
  });
});

test.describe('a chunk that cannot be had', () => {
  test('reloads the page once and never again', async ({ landing, page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.route('**/assets/LowerSections-*.js', (route) => route.abort());
    await landing.open();
    await expect.poll(() => loads).toBe(2);
    await expect(landing.root).toHaveAttribute('aria-busy', 'false');
    await landing.apply();
    expect(loads).toBe(2);
  });

  test('reloads nothing once something is typed', async ({ landing, page }) => {
    await page.route('**/assets/RulesDialog-*.js', (route) => route.abort());
    await landing.open();
    await landing.phone.pressSequentially('912');
    const warned = page.waitForEvent('console', (message) => message.text().includes('a part of'));
    await landing.rulesButton.click();
    await warned;
    await expect(landing.phone).toHaveValue('+7 (912');
  });

  test('that is the bundle itself ends in plain words', async ({ landing, page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(`${landing.origin}/`);
    await expect(page.getByText('Страница загрузилась не полностью')).toBeVisible();
  });
});

/** Ads, push, the counter and the notice about cookies. Every third party is answered here; none is ever reached. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test, type LandingPage } from './fixtures';

const YANDEX = 'https://yandex.ru/ads/system/context.js';
const GOOGLE = 'https://pagead2.googlesyndication.com/**';
const FINPRO = 'https://front.adsfin.net/**';
const SENDPULSE = 'https://web.webpushs.com/**';
const REPUSH = 'https://repush.example/sdk.js';

const YANDEX_ADS = {
  ads_use: '1',
  ads_key: 'yandex',
  yandex_slot_registration: 'R-A-1-1,R-A-1-2',
  yandex_slot_overlay_registration: 'R-A-1-3',
  yandex_slot_pop_up_registration: 'R-A-1-4',
} as const;
const SENDPULSE_PUSH = {
  push_service: 'sendpulse',
  push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
} as const;
const REPUSH_PUSH = { push_service: 'repush', push_repush_code: REPUSH } as const;
const NOTICE = { gdpr_use: '1' } as const;

/** A stand-in for Yandex' script: puts a drawn ad of 250 px into every block, or nothing. */
const yandexScript = (fills: boolean) => `
  window.rendered = [];
  const render = (request, noFill) => {
    window.rendered.push(request.blockId);
    if (!${fills}) return noFill();
    const ad = document.createElement('div');
    ad.style.cssText = 'height:250px;background:#ccc';
    document.getElementById(request.renderTo).append(ad);
    request.onRender();
  };
  window.Ya = { Context: { AdvManager: { render } } };
  const waiting = window.yaContextCb || [];
  window.yaContextCb = { push: (callback) => callback() };
  waiting.forEach((callback) => callback());`;

async function answerScript(context: BrowserContext, address: string, body: string) {
  const asked: string[] = [];
  await context.route(address, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const slots = (page: Page) => page.locator('[data-slot-id]');
const notice = (page: Page) => page.getByRole('region', { name: 'Уведомление о cookie' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Уведомления', exact: true });
const overlay = (page: Page) => page.getByRole('complementary', { name: 'Предложение партнёра' });
const inTray = 'complementary';

async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((each) => each.name === name);
}

test.describe('ad slots', () => {
  test.use({ serviceOptions: { siteInfo: YANDEX_ADS } });

  test('stand in the page before the script comes, named and numbered', async ({
    landing,
    page,
    context,
  }) => {
    await context.route(YANDEX, () => undefined);
    await landing.open();
    const first = page.getByRole('region', { name: 'Реклама 1' });
    await expect(first).toHaveAttribute('data-slot-id', 'R-A-1-1');
    await expect(first).toHaveAttribute('data-platform', 'yandex');
    await expect(first).not.toHaveAttribute('data-size');
    await expect(page.getByRole('region', { name: 'Реклама 2' })).toHaveAttribute(
      'data-slot-id',
      'R-A-1-2',
    );
    await expect(page.getByRole('region', { name: 'Реклама 3' })).toHaveAttribute(
      'data-slot-id',
      'R-A-1-4',
    );
    const box = await first.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(100);
  });

  test('are filled, and keep the space that was held for them', async ({
    landing,
    page,
    context,
  }) => {
    const asked = await answerScript(context, YANDEX, yandexScript(true));
    await landing.open();
    const first = page.getByRole('region', { name: 'Реклама 1' });
    await expect(first).toHaveAttribute('data-status', 'filled');
    expect((await first.boundingBox())?.height).toBe(250);
    expect(asked).toHaveLength(1);
  });

  test('that get no ad leave no hole and move nothing', async ({ landing, page, context }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await answerScript(context, YANDEX, yandexScript(false));
    await landing.open();
    const first = page.getByRole('region', { name: 'Реклама 1' });
    await expect(first).toHaveAttribute('data-status', 'empty');
    await expect.poll(async () => (await first.boundingBox())?.height).toBe(0);
    const holes = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const main = document.querySelector('main')?.lastElementChild?.getBoundingClientRect();
      const empty = [...document.querySelectorAll('[data-status="empty"]')];
      return {
        sizes: empty.map((slot) => slot.getBoundingClientRect().height),
        gap: footer - (main?.bottom ?? 0),
      };
    });
    expect(new Set(holes.sizes)).toEqual(new Set([0]));
    expect(holes.gap).toBeLessThan(1);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });

  test('that are before the visitor’s eyes are let go only when they are not', async ({
    landing,
    page,
    context,
  }) => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(YANDEX, async (route) => {
      await answered;
      await route.fulfill({ contentType: 'text/javascript', body: yandexScript(false) });
    });
    await landing.open();
    const first = page.getByRole('region', { name: 'Реклама 1' });
    await first.scrollIntoViewIfNeeded();
    const footer = page.getByRole('contentinfo');
    const before = await footer.boundingBox();
    answer();
    await expect(first).toHaveAttribute('data-status', 'empty');
    expect(await footer.boundingBox()).toEqual(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await first.boundingBox())?.height).toBe(0);
  });
});

test.describe('google_many', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        ads_use: '1',
        ads_key: 'google_many',
        google_slot_registration: '11,12',
        google_slot_overlay_registration: '',
      },
    },
  });

  test('pushes once for every slot, 300 ms after its script has come', async ({
    landing,
    page,
    context,
  }) => {
    const asked = await answerScript(context, GOOGLE, 'window.adsbygoogle = [];');
    await landing.open();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'adsbygoogle') as unknown))
      .toEqual([{}, {}]);
    expect(asked).toEqual([
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-0000000000000000',
    ]);
    await expect(page.locator('ins.adsbygoogle')).toHaveCount(2);
  });
});

test.describe('adsfinpro', () => {
  test.use({ serviceOptions: { siteInfo: { ads_use: '1', ads_key: 'adsfinpro' } } });

  test('loads a script for every slot beside its mark', async ({ landing, page, context }) => {
    const asked = await answerScript(context, FINPRO, '');
    await landing.open();
    await expect(page.locator('ins#place_100000000000000001 + script')).toHaveCount(1);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  });
});

test.describe('whatever third parties do', () => {
  test.use({
    serviceOptions: { siteInfo: { ...YANDEX_ADS, ...SENDPULSE_PUSH, ...NOTICE } },
    permissions: ['notifications'],
  });

  type Behaviour = (context: BrowserContext, address: string) => Promise<unknown>;
  const script =
    (body: string): Behaviour =>
    (context, address) =>
      answerScript(context, address, body);
  const behaviours: Record<string, Behaviour> = {
    'are blocked': (context, address) => context.route(address, (route) => route.abort()),
    'answer 500': (context, address) =>
      context.route(address, (route) => route.fulfill({ status: 500 })),
    'answer with a page': (context, address) =>
      context.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Not a script</h1>' }),
      ),
    hang: (context, address) => context.route(address, () => undefined),
    throw: script('throw new Error("third party");'),
    'throw from timers': script(
      'setTimeout(() => { throw new Error("third party"); }); Promise.reject(new Error("x"));',
    ),
    'write into the document': script(
      'document.write("<h1>Ad</h1>"); setTimeout(() => { document.open(); document.write("<h1>Ad</h1>"); document.close(); });',
    ),
    'come without their globals': script(''),
    'come with broken globals': script(
      'window.Ya = { Context: { AdvManager: { render: 1 } } }; window.yaContextCb = 5;',
    ),
  };

  for (const [name, behave] of Object.entries(behaviours)) {
    test(`that ${name}, the form works and nothing is lost`, async ({ landing, page, context }) => {
      for (const address of [YANDEX, SENDPULSE, '**/api/counter/get-by**']) {
        await behave(context, address);
      }
      await page.clock.install();
      await landing.open();
      await landing.phone.pressSequentially('912345');
      await expect(slots(page).first()).toBeAttached();
      // The clock runs its timers to the end, and then tells what somebody else's threw in between.
      await page.clock.runFor(12_000).catch((thrown: unknown) => {
        expect(String(thrown)).toContain('third party');
      });
      await expect(slots(page).first()).toHaveAttribute('data-status', 'empty');
      await expect(landing.phone).toHaveValue('+7 (912) 345');
      await landing.phone.pressSequentially('6789');
      await landing.submit.click();
      await expect(landing.approved).toBeVisible();
      expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  }
});

test.describe('the counter', () => {
  const failures = [
    { kind: 'status', status: 500 },
    { kind: 'html' },
    { kind: 'offline' },
    { kind: 'hang' },
  ] as const;
  for (const failure of failures) {
    test(`that fails as ${failure.kind} is nothing`, async ({ landing }) => {
      landing.service.setFault('counter', failure);
      await landing.open();
      await landing.apply();
      // A browser may ask again by itself when the connection breaks.
      expect(landing.service.callsTo('counter')[0]).toMatchObject({ query: { alias: 'demo' } });
      expect(landing.service.leads).toHaveLength(1);
    });
  }

  test('that is blocked is nothing', async ({ landing, context }) => {
    await context.route('**/counter/**', (route) => route.abort());
    await landing.open();
    await landing.apply();
  });
});

test.describe('the notice about cookies', () => {
  test.use({ serviceOptions: { siteInfo: NOTICE } });

  test('is dismissed with its button and never comes again', async ({ landing, page, context }) => {
    await landing.open();
    await expect(notice(page)).toContainText('Мы используем файлы cookie');
    await notice(page).getByRole('button', { name: 'Хорошо' }).click();
    await expect(notice(page)).toBeHidden();
    const recorded = await cookie(context, 'gdpr_consent');
    expect(recorded?.value).toBe('accepted');
    const lifeSec = (recorded?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifeSec - 7_890_000)).toBeLessThan(60);

    await page.clock.install();
    await landing.open();
    await page.clock.runFor(3_000);
    await expect(notice(page)).toBeHidden();
  });

  test('goes by itself after ten seconds of being seen', async ({ landing, page, context }) => {
    await page.clock.install();
    await landing.open();
    await expect(notice(page)).toBeVisible();
    await landing.pauseClock();
    await page.clock.runFor(8_000);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(notice(page)).toBeHidden();
    expect((await cookie(context, 'gdpr_consent'))?.value).toBe('timeout');
  });

  test('waits while it is pointed at, while it has the focus and while the tab is hidden', async ({
    landing,
    page,
  }) => {
    // A second at a time, as it goes by for the page: what the pointer did is known to it before the time is over.
    const letPass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
    };
    await page.clock.install();
    await landing.open();
    await expect(notice(page)).toBeVisible();
    await notice(page).hover();
    await letPass(20);
    await expect(notice(page)).toBeVisible();

    await notice(page).getByRole('button', { name: 'Хорошо' }).focus();
    await page.mouse.move(0, 0);
    await letPass(20);
    await expect(notice(page)).toBeVisible();

    const setVisibility = (state: string) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibilityState,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await notice(page)
      .getByRole('button', { name: 'Хорошо' })
      .evaluate((button: HTMLElement) => button.blur());
    await letPass(20);
    await expect(notice(page)).toBeVisible();

    await setVisibility('visible');
    await letPass(10);
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('when the overlay offer opens', () => {
  test.use({ serviceOptions: { siteInfo: NOTICE } });

  test('nothing moves under the form', async ({ landing, page }) => {
    // Less room under the form than the tray takes.
    await page.setViewportSize({ width: 390, height: 780 });
    await page.clock.install();
    await landing.open();
    await expect(overlay(page)).toBeVisible();
    const before = await notice(page).boundingBox();
    await page.clock.runFor(6_000);
    await expect(overlay(page).getByRole('link')).toBeVisible();
    expect(await notice(page).boundingBox()).toEqual(before);
  });

  test('a notice at the screen’s edge stays under the pointer, and comes up after it', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await landing.open();
    await expect(overlay(page)).toBeVisible();
    const button = notice(page).getByRole('button', { name: 'Хорошо' });
    const before = await button.boundingBox();
    await button.hover();
    await page.clock.runFor(6_000);
    await expect(overlay(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    const held = await button.boundingBox();
    expect(Math.abs((held?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    await page.mouse.move(1_000, 100);
    await expect
      .poll(async () => (await button.boundingBox())?.y)
      .toBeLessThan((before?.y ?? 0) - 10);
    await button.hover();
  });
});

test.describe('a notice without a text', () => {
  test.use({ serviceOptions: { siteInfo: { ...NOTICE, gdpr_text: '' } } });

  test('has one of its own', async ({ landing, page }) => {
    await landing.open();
    await expect(notice(page)).toContainText('cookie');
  });
});

test.describe('a visit with alternative settings', () => {
  test.use({
    serviceOptions: {
      siteInfo: { ...NOTICE, ...REPUSH_PUSH, alternative_gdpr_use: '0' },
      source: { token: 'pt-1', use_alternative_settings: '1' },
    },
    permissions: ['notifications'],
  });

  test('has its own say about the notice, and is offered no push', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    await page.clock.runFor(5_000);
    await expect(landing.form).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(prompt(page)).toHaveCount(0);
  });
});

test.describe('the push prompt', () => {
  test.use({ serviceOptions: { siteInfo: REPUSH_PUSH }, permissions: ['notifications'] });

  test('comes once in thirty days, and its script only after «Подписаться»', async ({
    landing,
    page,
    context,
  }) => {
    const asked = await answerScript(context, `${REPUSH}**`, '');
    await landing.open();
    await expect(prompt(page)).toContainText('выгоднее');
    const shown = await cookie(context, 'repush_prompt');
    expect(Math.abs((shown?.expires ?? 0) - Date.now() / 1000 - 2_592_000)).toBeLessThan(60);
    expect(asked).toEqual([]);
    await prompt(page).getByRole('button', { name: 'Подписаться' }).click();
    await expect(prompt(page)).toBeHidden();
    await expect
      .poll(() => asked)
      .toEqual([`${REPUSH}?token=${encodeURIComponent(landing.service.tokens[0] ?? '')}`]);

    await page.clock.install();
    await landing.open();
    await page.clock.runFor(5_000);
    await expect(prompt(page)).toHaveCount(0);
  });

  test('goes with «Не сейчас»', async ({ landing, page }) => {
    await landing.open();
    await prompt(page).getByRole('button', { name: 'Не сейчас' }).click();
    await expect(prompt(page)).toHaveCount(0);
  });
});

test.describe('where notifications were refused', () => {
  test.use({ serviceOptions: { siteInfo: REPUSH_PUSH } });

  test('there is no prompt, no question, and the thirty days are not used up', async ({
    landing,
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'denied' });
      Notification.requestPermission = () => {
        throw new Error('asked for permission');
      };
    });
    await page.clock.install();
    await landing.open();
    await page.clock.runFor(5_000);
    await expect(prompt(page)).toHaveCount(0);
    expect(await cookie(context, 'repush_prompt')).toBeUndefined();
  });
});

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of an element that is on the screen; null for what is not. */
async function onScreen(page: Page, target: Locator): Promise<Rect | null> {
  const box = (await target.isVisible()) ? await target.boundingBox() : null;
  const size = page.viewportSize();
  if (box === null || size === null) return null;
  const x = Math.max(box.x, 0);
  const y = Math.max(box.y, 0);
  const width = Math.min(box.x + box.width, size.width) - x;
  const height = Math.min(box.y + box.height, size.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

const doOverlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

/** Names of the pairs that cover each other now. */
async function covering(landing: LandingPage): Promise<string[]> {
  const { page } = landing;
  const floating = { notice: notice(page), prompt: prompt(page), overlay: overlay(page) };
  const names: [string, Locator][] = [
    ...Object.entries(floating),
    ['what has the focus', page.locator(':focus')],
    ['amount', landing.slider],
    ['phone', landing.phone],
    ['consent', landing.consent],
    ['submit', landing.submit],
  ];
  for (const slot of await slots(page).all()) {
    const isInPanel = await slot.evaluate(
      (element, role) => element.closest(`aside, [role=${role}]`) !== null,
      inTray,
    );
    const status = await slot.getAttribute('data-status');
    if (!isInPanel && status === 'filled') {
      names.push([`ad ${(await slot.getAttribute('data-slot-id')) ?? ''}`, slot]);
    }
  }
  const rects: [string, Rect][] = [];
  for (const [name, target] of names) {
    const rect = (await target.count()) === 0 ? null : await onScreen(page, target);
    if (rect !== null) rects.push([name, rect]);
  }
  const pairs: string[] = [];
  rects.forEach(([name, rect], index) => {
    for (const [otherName, other] of rects.slice(index + 1)) {
      const isFloating = name in floating || otherName in floating;
      if (isFloating && doOverlap(rect, other)) pairs.push(`${name} and ${otherName}`);
    }
  });
  return pairs;
}

test.describe('notice, push prompt and overlay', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        ...YANDEX_ADS,
        ...REPUSH_PUSH,
        ...NOTICE,
      },
    },
    permissions: ['notifications'],
  });

  const screens = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ];
  for (const screen of screens) {
    test(`keep out of each other’s and the visitor’s way at ${screen.width} px`, async ({
      landing,
      page,
      context,
      problems,
    }) => {
      await page.setViewportSize(screen);
      await answerScript(context, YANDEX, yandexScript(true));
      await page.clock.install();
      await landing.open();
      await expect(slots(page).first()).toHaveAttribute('data-status', 'filled');
      await page.clock.runFor(5_500);
      await expect(overlay(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      expect(await covering(landing)).toEqual([]);
      await landing.phone.focus();
      // From here on the notice does not run out.
      await landing.pauseClock();
      await expect(notice(page)).toBeVisible();
      await expect(prompt(page)).toBeVisible();
      await expect(landing.phone).toBeFocused();
      // What makes room for the visitor takes a moment.
      await expect.poll(() => covering(landing)).toEqual([]);

      const heights = await page.evaluate(() => {
        const padding = getComputedStyle(document.documentElement).scrollPaddingBottom;
        return { padding: parseFloat(padding), screen: innerHeight };
      });
      const top = Math.min(
        ...(await Promise.all(
          [notice(page), prompt(page)].map(async (each) => (await each.boundingBox())?.y ?? 0),
        )),
      );
      expect(heights.padding).toBeGreaterThan(40);
      expect(heights.padding).toBeLessThanOrEqual(heights.screen * 0.6 + 1);
      expect(top).toBeGreaterThanOrEqual(heights.screen * 0.4 - 1);

      // Every stop of the keyboard, and then every part of the page.
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        // What gets the focus is scrolled to smoothly.
        await expect.poll(() => covering(landing)).toEqual([]);
      }
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += Math.floor(screen.height / 3)) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(() => covering(landing)).toEqual([]);
      }
      expect(problems).toEqual([]);
    });
  }
});

test.describe('on a phone', () => {
  test.use({
    serviceOptions: { siteInfo: { ...REPUSH_PUSH, ...NOTICE } },
    permissions: ['notifications'],
    hasTouch: true,
    isMobile: true,
  });

  test('they fold up while the visitor types, and come back afterwards', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    await expect(notice(page)).toBeVisible();
    await landing.phone.tap();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(landing.phone).toBeFocused();
    const padding = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(parseFloat(padding)).toBeLessThan(64);
    await landing.phone.blur();
    await page.clock.runFor(1_000);
    await expect(notice(page)).toBeVisible();
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe('the diagnostics panel', () => {
  test.use({
    serviceOptions: {
      siteInfo: { ads_use: '1', ads_key: 'bing', push_service: 'pigeon' },
      source: { token: 'pt-secret', telephone: '79123456789' },
    },
  });
  const panel = (page: Page) => page.getByRole('region', { name: 'Диагностика' });

  test('tells what is set up and what is wrong, and nothing of the visitor', async ({
    landing,
    page,
  }) => {
    await landing.open('/?utm_source=a&diagnostics=1');
    await expect(panel(page)).toContainText('Площадка «bing» неизвестна');
    await expect(panel(page)).toContainText('leadstech');
    await expect(panel(page)).toContainText('pigeon');
    const text = (await panel(page).textContent()) ?? '';
    expect(text).not.toContain('pt-secret');
    expect(text.replace(/\D/g, '')).not.toContain('9123456789');
  });

  test('is not even loaded for anybody else', async ({ landing, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await landing.open();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('Diagnostics'))).toEqual([]);
  });
});

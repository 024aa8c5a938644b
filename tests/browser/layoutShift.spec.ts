/**
 * Nothing moves before the visitor's eyes, whatever arrives late and in whatever order: the sum of layout shifts stays
 * under a tenth of what counts as good, on phones and wide screens, at the top of the page and further down.
 */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { takeOnTraits } from '../../mocks/browserTraits';
import type { MockResource } from '../../mocks/service';
import {
  REPUSH_ADDRESS,
  REPUSH_SCRIPT,
  YANDEX_WITH_ADS,
  YANDEX_WITHOUT_ADS,
  type ThirdPartyAnswer,
} from '../../mocks/thirdParties';
import { LOWER_SECTIONS_WAIT_MS } from '../../src/config/constants';
import { expect, test, type LandingPage } from './fixtures';
import {
  expectNoLayoutShift,
  MAX_SHIFT,
  recordLayoutShifts,
  readLayoutShifts,
} from './layoutShifts';

const SOON = { intervals: [20, 50, 100] };

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.use({
  serviceOptions: {
    siteInfo: {
      ads_use: '1',
      ads_key: 'yandex',
      gdpr_use: '1',
      push_service: 'repush',
      push_repush_code: REPUSH_ADDRESS,
    },
  },
});

const CALLS = [
  'parseSource',
  'siteInfo',
  'documents',
  'slotImages',
  'offersPage',
  'overlayOffersPage',
  'counter',
] as const satisfies readonly MockResource[];
const SCRIPTS = ['ads', 'push'] as const;
const FILES = {
  font: '**/*.woff2',
  lowerSections: '**/assets/LowerSections-*.js',
  pictures: '**/mock-pictures/**',
} as const;
const FILE_NAMES = ['font', 'lowerSections', 'pictures'] as const;

/** What may come late: the service's answers, somebody else's scripts, our own files. */
type Late = (typeof CALLS)[number] | (typeof SCRIPTS)[number] | keyof typeof FILES;

function hold(): { until: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** Holds everything back; what it returns lets one thing come, and waits until that has been drawn. */
async function holdAllBack(
  { page, service }: LandingPage,
  ads: ThirdPartyAnswer,
): Promise<(late: Late) => Promise<void>> {
  const releases = new Map<Late, () => void>();
  const holdBack = (late: Late) => {
    const { until, release } = hold();
    releases.set(late, release);
    return until;
  };
  for (const call of CALLS) service.setFault(call, { kind: 'held', until: holdBack(call) });
  const scripts = { ads, push: REPUSH_SCRIPT };
  for (const name of SCRIPTS) {
    const { address, answer } = scripts[name];
    const body = typeof answer === 'string' ? '' : answer.script;
    const until = holdBack(name);
    await page.route(`${address}**`, async (route) => {
      await until;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  for (const name of FILE_NAMES) {
    const until = holdBack(name);
    await page.route(FILES[name], async (route) => {
      await until;
      await route.continue();
    });
  }
  return async (late) => {
    releases.get(late)?.();
    const areAnswered = () =>
      service.calls
        .filter(({ resource }) => resource === late)
        .every(({ status }) => status !== null);
    await expect.poll(areAnswered, SOON).toBe(true);
    await readLayoutShifts(page);
  };
}

const notice = (page: Page) => page.getByRole('region', { name: 'Уведомление о cookie' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Уведомления', exact: true });
const overlay = (page: Page) => page.getByRole('complementary', { name: 'Предложение партнёра' });
const banner = (page: Page) => page.getByRole('region', { name: 'Лучшее предложение' });

/** One way for a page to come together, first to last. */
interface Arrival {
  title: string;
  order: readonly Late[];
  ads: ThirdPartyAnswer;
  /** How long the visitor has looked at the form before what follows the parse begins to come. */
  patienceMs: number;
}

const ARRIVALS: readonly Arrival[] = [
  {
    title: 'settings come before the offers',
    order: [
      'parseSource',
      'siteInfo',
      'font',
      'lowerSections',
      'ads',
      'documents',
      'offersPage',
      'overlayOffersPage',
      'slotImages',
      'pictures',
      'push',
      'counter',
    ],
    ads: YANDEX_WITH_ADS,
    patienceMs: 0,
  },
  {
    title: 'settings come after everything else',
    order: [
      'parseSource',
      'lowerSections',
      'slotImages',
      'pictures',
      'overlayOffersPage',
      'offersPage',
      'documents',
      'counter',
      'push',
      'siteInfo',
      'ads',
      'font',
    ],
    ads: YANDEX_WITHOUT_ADS,
    patienceMs: 0,
  },
  {
    title: 'nobody waits for the settings any more when they come',
    order: [
      'lowerSections',
      'parseSource',
      'documents',
      'offersPage',
      'pictures',
      'siteInfo',
      'push',
      'slotImages',
      'overlayOffersPage',
      'ads',
      'counter',
      'font',
    ],
    ads: YANDEX_WITH_ADS,
    patienceMs: LOWER_SECTIONS_WAIT_MS + 500,
  },
  {
    title: 'the parse, which the page waits for, comes last',
    order: [
      'font',
      'siteInfo',
      'lowerSections',
      'documents',
      'offersPage',
      'slotImages',
      'overlayOffersPage',
      'pictures',
      'ads',
      'push',
      'counter',
      'parseSource',
    ],
    ads: YANDEX_WITHOUT_ADS,
    patienceMs: 0,
  },
];

const READING = {
  'at the top': () => scrollTo({ top: 0, behavior: 'instant' }),
  'in the middle': () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' });
  },
  'at the end': () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  },
};

/** All of it is there: it would be no feat to stand still on an empty page. */
async function expectEverything(landing: LandingPage, ads: ThirdPartyAnswer): Promise<void> {
  const { page } = landing;
  await expect(notice(page)).toBeVisible();
  await expect(prompt(page)).toBeVisible();
  await expect(overlay(page).getByRole('link')).toBeVisible();
  await expect(landing.timer).toBeAttached();
  await expect(banner(page)).toBeAttached();
  const slot = page.locator('[data-slot-id]').first();
  await expect(slot).toHaveAttribute('data-status', ads === YANDEX_WITH_ADS ? 'filled' : 'empty');
}

for (const screen of SCREENS) {
  for (const [place, scroll] of Object.entries(READING)) {
    for (const { title, order, ads, patienceMs } of ARRIVALS) {
      // Not held: what comes later than the sections, an ad's place say, sends the footer further down.
      if (place === 'at the end' && order.at(-1) !== 'parseSource') continue;
      test(`at ${screen.width} px nothing moves ${place} when ${title}`, async ({
        landing,
        page,
      }) => {
        await page.setViewportSize(screen);
        await recordLayoutShifts(page);
        await page.addInitScript(takeOnTraits, { notifications: 'default' as const });
        await page.clock.install();
        const letCome = await holdAllBack(landing, ads);
        await page.goto(`${landing.origin}/?utm_source=yandex`, { waitUntil: 'commit' });
        await expect(landing.form).toBeVisible();
        await page.evaluate(scroll);
        for (const late of order) {
          await letCome(late);
          if (late !== 'parseSource') continue;
          await expect(landing.root).toHaveAttribute('aria-busy', 'false');
          await page.clock.runFor(patienceMs);
          // What is there by now may be longer.
          await page.evaluate(scroll);
        }
        // The prompt's time, then the overlay's.
        await page.clock.runFor(1_500);
        await readLayoutShifts(page);
        await page.clock.runFor(5_000);
        await expectEverything(landing, ads);
        await expectNoLayoutShift(page);
      });
    }
  }
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px nothing moves when a late answer approves`, async ({
    landing,
    page,
  }) => {
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    await landing.open();
    await expect(banner(page)).toBeAttached();
    const { until, release } = hold();
    landing.service.setFault('nextOffer', { kind: 'held', until });
    await landing.phone.fill('9123456789');
    await landing.submit.click();
    await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(1);
    release();
    await expect(landing.approved).toBeVisible();
    await expect(page.getByRole('region', { name: 'Другие предложения' })).toBeAttached();
    await expectNoLayoutShift(page);
  });
}

test.describe('of a site without a payment text', () => {
  test.use({
    serviceOptions: { siteInfo: { payment_block_top_mobile: '', payment_block_top_pc: '' } },
  });

  for (const comes of [true, false]) {
    test(`the banner does not grow by a text that ${comes ? 'comes late' : 'never comes'}`, async ({
      landing,
      page,
    }) => {
      await recordLayoutShifts(page);
      const { until, release } = hold();
      let isAskedFor = false;
      await page.route('**/assets/sanitizeHtml-*.js', async (route) => {
        isAskedFor = true;
        await until;
        await (comes ? route.continue() : route.abort());
      });
      await landing.open();
      await expect(landing.timer).toBeAttached();
      await landing.timer.scrollIntoViewIfNeeded();
      await expect.poll(() => isAskedFor).toBe(true);
      await readLayoutShifts(page);
      await expect(banner(page)).not.toBeAttached();
      release();
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByText('Срок: 7–30 дней')).toHaveCount(comes ? 1 : 0);
    });
  }
});

test('nothing moves when the page itself comes in two parts', async ({ landing, page }) => {
  const html = await (await page.request.get(`${landing.origin}/`)).text();
  const half = html.indexOf('Мобильный телефон');
  expect(half).toBeGreaterThan(0);
  const server = createServer((request, response) => {
    // Scripts and calls stay on their way.
    if (request.url !== '/') return;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 500);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordLayoutShifts(page);
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  await expect(landing.submit).toBeVisible();
  await expectNoLayoutShift(page);
  server.closeAllConnections();
  server.close();
});

test('what does move is seen', async ({ landing, page }) => {
  await recordLayoutShifts(page);
  await landing.open();
  await readLayoutShifts(page);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '120px';
    document.body.prepend(block);
  });
  const shifts = await readLayoutShifts(page);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(MAX_SHIFT * 5);
});

for (const screen of [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 412, height: 915 },
  { width: 1440, height: 900 },
]) {
  test(`at ${screen.width} x ${screen.height} px nothing that comes later is painted larger than the headline`, async ({
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
    await page.goto(`${landing.origin}/?utm_source=yandex`);
    await expect(overlay(page).getByRole('link')).toBeVisible();
    await expect(landing.timer).toBeAttached();
    await readLayoutShifts(page);
    const largest = await page.evaluate(() => Reflect.get(window, 'largest') as string[]);
    expect(largest.at(-1)).toBe('H1');
  });
}

for (const { network, latencyMs, isAskedFor } of [
  { network: 'a quick network', latencyMs: 20, isAskedFor: true },
  { network: 'a network on which it would come too late', latencyMs: 150, isAskedFor: false },
]) {
  test(`the typeface is ${isAskedFor ? '' : 'not '}asked for on ${network}`, async ({
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
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    await landing.open();
    await expect(landing.timer).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(asked.length > 0).toBe(isAskedFor);
  });
}

test.describe('a return visit with a known token', () => {
  test('waits for no answer', async ({ landing, page }) => {
    await landing.open();
    await page.route('**/api/**', () => undefined);
    await landing.open('/');
    await landing.phone.pressSequentially('9123456789');
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    await expect(landing.submit).toBeEnabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('fetches the page anew, and nothing else that it has', async ({ landing, browser }) => {
    // Routes, which other tests have, would switch the browser's cache off.
    const context = await browser.newContext();
    const page = await context.newPage();
    const open = async () => {
      await page.goto(`${landing.origin}/`);
      await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
      await page.waitForLoadState('networkidle');
      return page.evaluate(() => {
        const [document] = performance.getEntriesByType('navigation');
        const assets = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
        return {
          isPageFetched:
            document instanceof PerformanceNavigationTiming && document.transferSize > 0,
          assets: assets.length,
          fetched: assets.filter(({ transferSize }) => transferSize > 0).length,
        };
      });
    };
    const first = await open();
    expect(first.fetched).toBeGreaterThan(5);
    const second = await open();
    expect(second).toEqual({ isPageFetched: true, assets: expect.any(Number), fetched: 0 });
    expect(second.assets).toBeGreaterThan(5);
    await context.close();
  });
});

test('the files of two builds can lie side by side, since their names tell their content', async () => {
  const names = await readdir(new URL('../../dist/assets', import.meta.url));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/-[\w-]{8}\.(js|svg|woff2)$/.test(name))).toEqual([]);
});

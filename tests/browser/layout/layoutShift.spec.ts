/** The page does not shift, whatever arrives late and in whatever order, on phones and wide screens. */
import type { Route } from '@playwright/test';

import { applyBrowserTraits } from '~mocks/browserTraits';
import { buildOffer } from '~mocks/data/offers';
import type { MockCall } from '~mocks/resolver';
import type { MockResource } from '~mocks/service';
import {
  REPUSH_SCRIPT,
  YANDEX_WITH_ADS,
  YANDEX_NO_FILL,
  type ThirdPartyScript,
} from '~mocks/thirdParties';

import { deferred, type Deferred } from '~tests/support/deferred';
import { FULL } from '~tests/support/constants';
import { listen } from '~tests/support/listen';
import { expect, FAST_POLL, test, type LandingPage } from '../support/fixtures';
import { codeOf, COOKIE_NOTICE, REPUSH_PUSH } from '../support/thirdPartySettings';
import {
  expectNoLayoutShift,
  MAX_SHIFT,
  recordLayoutShifts,
  readLayoutShifts,
} from '../support/layoutShifts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.use({
  serviceOptions: {
    siteInfo: { ads_use: '1', ads_key: 'yandex', ...REPUSH_PUSH, ...COOKIE_NOTICE },
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
  belowFold: '**/assets/BelowFold-*.js',
  pictures: '**/mock-pictures/**',
} as const;
const FILE_NAMES = ['font', 'belowFold', 'pictures'] as const;

/** API responses, third-party scripts and own files that may arrive late. */
type Resource = (typeof CALLS)[number] | (typeof SCRIPTS)[number] | keyof typeof FILES;

/**
 * Defers every resource; the returned function delivers one and waits until it is painted. The clock is paused: on a
 * slow machine the calls would time out before their turn.
 */
async function deferAll(
  landing: LandingPage,
  ads: ThirdPartyScript,
): Promise<(name: Resource) => Promise<void>> {
  const { page, service } = landing;
  const pending = new Map<Resource, Deferred>();
  const defer = (name: Resource) => {
    const late = deferred();
    pending.set(name, late);
    return late.promise;
  };
  for (const call of CALLS) service.setFault(call, { kind: 'deferred', until: defer(call) });
  const scripts = { ads, push: REPUSH_SCRIPT };
  for (const name of SCRIPTS) {
    const script = scripts[name];
    const body = codeOf(script);
    const delivery = defer(name);
    await page.route(`${script.urlPrefix}**`, async (route) => {
      await delivery;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  // `continue` would hang: the deferred calls hold all connections that a browser opens to a host over HTTP/1.1.
  const fulfill = async (route: Route) => route.fulfill({ response: await route.fetch() });
  await page.route('**/assets/*.js', fulfill);
  for (const name of FILE_NAMES) {
    const delivery = defer(name);
    await page.route(FILES[name], async (route) => {
      await delivery;
      await fulfill(route);
    });
  }
  return async (name) => {
    pending.get(name)?.resolve();
    const isPending = ({ resource, status }: MockCall) => resource === name && status === null;
    await expect.poll(() => service.calls.some(isPending), FAST_POLL).toBe(false);
    await page.clock.runFor(50);
    await readLayoutShifts(page);
  };
}

type Position = 'at the top' | 'in the middle' | 'at the end';

/** An order in which the resources arrive. */
interface Arrival {
  title: string;
  order: readonly Resource[];
  ads: ThirdPartyScript;
  /** The resources after the parse arrive when the sections have stopped waiting for them. */
  isAfterSections: boolean;
}

const inOrder = (names: string) => names.split(' ') as Resource[];

const ARRIVALS: readonly Arrival[] = [
  {
    title: 'the settings arrive before the offers',
    order: inOrder(
      'parseSource siteInfo font belowFold ads documents offersPage overlayOffersPage slotImages pictures push counter',
    ),
    ads: YANDEX_WITH_ADS,
    isAfterSections: false,
  },
  {
    title: 'the settings arrive last but one',
    order: inOrder(
      'parseSource belowFold slotImages pictures overlayOffersPage offersPage documents counter push siteInfo ads font',
    ),
    ads: YANDEX_NO_FILL,
    isAfterSections: false,
  },
  {
    // On a narrow screen the late sections are below the fold.
    title: 'the settings arrive after the sections have stopped waiting',
    order: inOrder(
      'belowFold parseSource documents offersPage pictures siteInfo push slotImages overlayOffersPage ads counter font',
    ),
    ads: YANDEX_WITH_ADS,
    isAfterSections: true,
  },
  {
    // Only this order is tried at the end: in the others, resources after the sections push the footer down, which is accepted.
    title: 'the parse arrives last',
    order: inOrder(
      'font siteInfo belowFold documents offersPage slotImages overlayOffersPage pictures ads push counter parseSource',
    ),
    ads: YANDEX_NO_FILL,
    isAfterSections: false,
  },
];

const SCROLL_POSITIONS: Readonly<Record<Position, () => void>> = {
  'at the top': () => scrollTo({ top: 0, behavior: 'instant' }),
  'in the middle': () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const footerTop = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    // On a page that is still short the footer would be in view, which late resources push down.
    const lowest = Math.max(0, scrollY + footerTop - clientHeight);
    scrollTo({ top: Math.min((scrollHeight - clientHeight) / 2, lowest), behavior: 'instant' });
  },
  'at the end': () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  },
};

/** Guards against a pass on an empty page. The clock goes on: what a busy machine brings late may wait for it. */
async function expectEverything(landing: LandingPage, ads: ThirdPartyScript): Promise<void> {
  const { page, timer, bestOffer } = landing;
  // The overlay’s link is hidden where an ad lies under it.
  const parts = [page.locator('aside a'), timer, bestOffer];
  const readStatus = () =>
    page.evaluate(() => document.querySelector('[data-slot-id]')?.getAttribute('data-status'));
  await landing.runUntil(async () => {
    for (const part of parts) expect(await part.count()).toBeGreaterThan(0);
    expect(await readStatus()).toBe(ads === YANDEX_WITH_ADS ? 'filled' : 'unfilled');
  });
}

/** What every run tries, on a phone; the full run tries the others. */
const SAMPLE: ReadonlyMap<string, Position> = new Map([
  ['the settings arrive after the sections have stopped waiting', 'in the middle'],
  ['the parse arrives last', 'at the end'],
]);

function positionsFor({ order }: Arrival): readonly Position[] {
  return order.at(-1) === 'parseSource'
    ? ['at the top', 'in the middle', 'at the end']
    : ['at the top', 'in the middle'];
}

for (const [index, screen] of SCREENS.entries()) {
  for (const arrival of ARRIVALS) {
    const { title, order, ads, isAfterSections } = arrival;
    for (const position of positionsFor(arrival)) {
      const isSample = index === 0 && position === SAMPLE.get(title);
      const scroll = SCROLL_POSITIONS[position];
      test(`at ${screen.width} px the page, viewed ${position}, does not shift when ${title}${isSample ? '' : FULL}`, async ({
        landing,
        page,
      }) => {
        await page.setViewportSize(screen);
        await recordLayoutShifts(page);
        await page.addInitScript(applyBrowserTraits, { notifications: 'default' as const });
        await landing.installPausedClock();
        const deliver = await deferAll(landing, ads);
        await page.goto(`${landing.origin}/?utm_source=yandex`, { waitUntil: 'commit' });
        await landing.runUntilVisible(landing.form);
        await page.evaluate(scroll);
        for (const name of order) {
          await deliver(name);
          if (name !== 'parseSource') continue;
          await landing.runUntilVisible(page.locator('#root[data-started][aria-busy=false]'));
          // The sections are shown without what is still missing.
          if (isAfterSections) {
            await landing.runUntil(async () => expect(await landing.timer.count()).toBe(1));
          }
          // The page may be longer by now.
          await page.evaluate(scroll);
        }
        // The notice has its time, then the push prompt and the overlay offer follow.
        for (const ms of [1_500, 5_000, 5_000, 2_000]) {
          await page.clock.runFor(ms);
          await readLayoutShifts(page);
        }
        await expectEverything(landing, ads);
        await expectNoLayoutShift(page);
      });
    }
  }
}

for (const [index, screen] of SCREENS.entries()) {
  test(`at ${screen.width} px the page does not shift when the approved card replaces the form, and a shift would be seen${index === 0 ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    await landing.open();
    await expect(landing.bestOffer).toBeAttached();
    const late = deferred();
    landing.service.setFault('nextOffer', late.fault);
    await landing.sendForm();
    await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(1);
    late.resolve();
    await expect(landing.approved).toBeVisible();
    await expect(landing.otherOffers).toBeAttached();
    await expectNoLayoutShift(page);
    await page.evaluate(() => {
      const block = document.createElement('div');
      block.style.height = '240px';
      document.body.prepend(block);
    });
    const shifts = await readLayoutShifts(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(MAX_SHIFT * 5);
  });
}

for (const [index, screen] of SCREENS.entries()) {
  for (const slots of ['ad slots', 'ad slots that come after the offers'] as const) {
    const isSample = slots === 'ad slots' && index === 0;
    test(`at ${screen.width} px with ${slots} the page does not shift when the offers arrive after approval${isSample ? '' : FULL}`, async ({
      landing,
      page,
    }) => {
      await page.setViewportSize(screen);
      await recordLayoutShifts(page);
      const lateAds = deferred();
      if (slots === 'ad slots') lateAds.resolve();
      await page.route('**/assets/part-*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes(YANDEX_WITH_ADS.urlPrefix)) await lateAds.promise;
        await route.fulfill({ response });
      });
      const lateOffers = deferred();
      landing.service.setFault('offersPage', lateOffers.fault);
      await landing.openPausedAt(landing.form);
      // The sections have stopped waiting.
      await landing.runUntil(async () => expect(await landing.timer.count()).toBe(1));
      const slotHosts = page.locator('[data-slot-id]');
      const expectSlots = (count: number) =>
        landing.runUntil(async () => expect(await slotHosts.count()).toBe(count));
      await expectSlots(slots === 'ad slots' ? 3 : 0);
      await landing.sendForm();
      await landing.runUntilVisible(landing.approved);
      // Accepted: the footer is pushed down.
      await page.evaluate(SCROLL_POSITIONS['in the middle']);
      lateOffers.resolve();
      await landing.runUntilVisible(landing.otherOffers);
      await expect(landing.bestOffer).toBeVisible();
      await expect(slotHosts).toHaveCount(slots === 'ad slots' ? 3 : 0);
      lateAds.resolve();
      await expectSlots(3);
      await expectNoLayoutShift(page);
    });
  }
}

test.describe('on a site without a payment text', () => {
  test.use({
    serviceOptions: {
      siteInfo: { payment_block_top_mobile: '', payment_block_top_pc: '' },
      offers: { offers: [buildOffer({ best: '1' })] },
    },
  });

  for (const loads of [true, false]) {
    test(`the banner is absent until the sanitizer ${loads ? 'has loaded' : 'has failed to load'}${loads ? '' : FULL}`, async ({
      landing,
      page,
    }) => {
      const late = deferred();
      let isRequested = false;
      await page.route('**/assets/sanitizeHtml-*.js', async (route) => {
        isRequested = true;
        await late.promise;
        await (loads ? route.continue() : route.abort());
      });
      await landing.open();
      await expect(landing.timer).toBeAttached();
      await landing.timer.scrollIntoViewIfNeeded();
      await expect.poll(() => isRequested).toBe(true);
      await landing.waitForFrames();
      await expect(landing.bestOffer).not.toBeAttached();
      late.resolve();
      await expect(landing.bestOffer).toBeVisible();
      await expect(landing.bestOffer.getByText('Срок: 7–30 дней')).toHaveCount(loads ? 1 : 0);
    });
  }
});

test('the page does not shift when its HTML arrives in two parts', async ({ landing, page }) => {
  const html = await (await page.request.get(`${landing.origin}/`)).text();
  const half = html.indexOf('Мобильный телефон');
  expect(half).toBeGreaterThan(0);
  const rest = deferred();
  const host = await listen((request, response) => {
    // Scripts and API calls stay pending.
    if (request.url !== '/') return;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, half));
    void rest.promise.then(() => response.end(html.slice(half)));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordLayoutShifts(page);
  await page.goto(`${host.origin}/`, { waitUntil: 'commit' });
  await expect(landing.slider).toBeVisible();
  rest.resolve();
  await expect(landing.submit).toBeVisible();
  await expectNoLayoutShift(page);
  host.close();
});

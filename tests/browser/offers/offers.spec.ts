import type { Locator } from '@playwright/test';
import { buildOffer } from '~mocks/data/offers';
import {
  addAnalyticsCounter,
  deferRequests,
  expect,
  fakeForeignHosts,
  offersOf,
  recordEvents,
  test,
  type LandingPage,
} from '../support/fixtures';
import { seedRandom } from '../support/scenarioPage';

const best = buildOffer({
  offer_order_id: 77,
  best: '1',
  url: 'https://partner-lodka.example/apply?sub=1&erid=2Vtzqx#form',
  advert_slogan: 'До 30 000 ₽ под 0 %',
  info_html: '<p>Условия <b>просты</b>, <a href="https://other.example/">подробнее</a></p>',
  domain_url: 'partner-lodka.example',
});

/** Opens the page and returns a function that counts the offers reported as shown in the current view. */
async function openAndCountShown(landing: LandingPage): Promise<() => Promise<number>> {
  const sent = await recordEvents(landing.page);
  await landing.open();
  // Events are sent once their chunk has loaded.
  await landing.slider.press('ArrowRight');
  await expect.poll(sent).toContain('amount_changed');
  return async () => {
    await landing.waitForFrames();
    return (await sent()).filter((name) => name === 'offer_shown').length;
  };
}

/** Runs in the page: waits until observers know what is in view. */
async function waitForIntersection(element: Element): Promise<void> {
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
}

async function openAndApply(landing: LandingPage) {
  await landing.open();
  await landing.apply();
}

test.describe('the best offer', () => {
  test.use({ serviceOptions: offersOf(best) });

  test('is one sponsored link to a new tab with the visit in its url', async ({ landing }) => {
    await landing.open('/?utm_source=yandex');
    const link = landing.bestOffer.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAccessibleName(/откроется в новой вкладке/);
    for (const words of ['До 30 000 ₽', 'Реклама', 'partner-lodka.example', 'erid: 2Vtzqx']) {
      await expect(link).toContainText(words);
    }
    await expect(link).toContainText('Условия просты, подробнее');
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.hash).toBe('#form');
    expect(url.searchParams.get('sub')).toBe('1');
    expect(url.searchParams.get('clickid')).toBe(landing.service.tokens[0]);
    expect(url.searchParams.has('ya_click')).toBe(false);
    expect([...url.searchParams.values()]).not.toContain('');
  });

  test('gains the analytics id in its url once the counter returns one', async ({
    landing,
    page,
  }) => {
    await landing.openWithClock();
    const link = landing.bestOffer.getByRole('link');
    await expect(link).not.toHaveAttribute('href', /ya_click/);
    await page.evaluate(addAnalyticsCounter, '1763');
    await page.clock.runFor(12_000);
    await expect(link).toHaveAttribute('href', /[?&]ya_click=1763(&|#|$)/);
  });

  test('shows a placeholder when its image fails to load', async ({ landing, page }) => {
    await page.route('**/advert/get-slot-images*', (route) =>
      route.fulfill({ json: ['/nowhere.png'] }),
    );
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('[demo] a slot image could not be loaded'),
    );
    await landing.open();
    await landing.bestOffer.scrollIntoViewIfNeeded();
    await expect(landing.bestOffer.getByText('Д', { exact: true })).toBeVisible();
    expect((await warned).type()).toBe('warning');
    await expect(landing.bestOffer.locator('img')).toHaveCount(0);
  });
});

test.describe('offer tracking', () => {
  test.use({ serviceOptions: offersOf(best) });

  test('reports an offer as shown once, when half of it is in view', async ({ landing, page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const countShown = await openAndCountShown(landing);
    await expect(landing.bestOffer).toBeAttached();
    expect(await countShown()).toBe(0);
    const scrollTo = (share: number) =>
      landing.bestOffer.getByRole('link').evaluate((card, visible) => {
        const { top, height } = card.getBoundingClientRect();
        scrollBy({ top: top + height * visible - innerHeight, behavior: 'instant' });
      }, share);
    await scrollTo(0.3);
    await expect(landing.bestOffer).toBeInViewport();
    expect(await countShown()).toBe(0);
    await scrollTo(0.6);
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await scrollTo(1);
    await landing.apply();
    expect(landing.service.callsTo('shownOffers')[0]?.body).toMatchObject({
      offers: ['77'],
      use_pre_token: true,
      token: landing.service.tokens[0],
      showcase_type: 10,
    });
    const ids = landing.service
      .callsTo('shownOffers')
      .map(({ body }) => (body as { offers: string[] }).offers[0]);
    expect(ids).toEqual(['77']);
  });

  test('reports every one of 300 clicks although the page is left at once', async ({
    landing,
    page,
    context,
  }) => {
    await fakeForeignHosts(context);
    const LOADS = 3;
    const CLICKS_A_LOAD = 100;
    for (let load = 1; load <= LOADS; load += 1) {
      await landing.open('/');
      await landing.bestOffer.getByRole('link').waitFor();
      const left = page.waitForURL('https://partner.example/', { waitUntil: 'commit' });
      await page.evaluate((clicks) => {
        const link = document.querySelector<HTMLAnchorElement>('section a[rel~=sponsored]');
        // Opens no tabs.
        link?.addEventListener('click', (event) => event.preventDefault());
        for (let click = 1; click <= clicks; click += 1) link?.click();
        location.href = 'https://partner.example/';
      }, CLICKS_A_LOAD);
      await left;
    }
    await expect
      .poll(() => landing.service.callsTo('visitedOffers').length)
      .toBe(LOADS * CLICKS_A_LOAD);
  });
});

test.describe('the offer list under the approved card', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    buildOffer({
      offer_order_id: index + 1,
      advert_slogan: `Предложение ${index + 1}`,
      is_top: index === 40 ? '1' : '0',
    }),
  );

  test.describe('beside the banner’s offer', () => {
    test.use({ serviceOptions: offersOf(best, ...many.slice(0, 2)) });
    test('does not repeat it, and the promo card no longer asks for the form', async ({
      landing,
      page,
    }) => {
      await landing.open();
      await expect(page.getByText('Отправьте анкету, пока идёт время')).toBeVisible();
      await landing.apply();
      await expect(landing.otherOffers.getByRole('link')).toHaveText([
        /Предложение 1/,
        /Предложение 2/,
      ]);
      await expect(landing.bestOffer).toContainText('До 30 000 ₽ под 0 %');
      await expect(page.getByText('Перейдите к предложению, пока идёт время')).toBeVisible();
      await expect(page.getByText('Отправьте анкету')).toHaveCount(0);
    });
  });

  test.describe('with two records of one offer', () => {
    const other = buildOffer({ offer_order_id: '7', advert_slogan: 'Другое предложение' });
    test.use({ serviceOptions: offersOf({ ...best, best: '0' }, best, other, other) });
    test('shows neither the banner’s offer nor another one twice', async ({ landing }) => {
      await landing.open();
      await landing.apply();
      await expect(landing.bestOffer.getByRole('link')).toHaveCount(1);
      await expect(landing.otherOffers.getByRole('link')).toHaveText([/Другое предложение/]);
    });
  });

  test.describe('of 45 offers', () => {
    test.use({ serviceOptions: offersOf(...many) });
    test('shows top offers first and twenty at a time', async ({ landing }) => {
      await openAndApply(landing);
      const list = landing.otherOffers;
      const cards = list.getByRole('link');
      await expect(cards).toHaveCount(20);
      await expect(cards.first()).toContainText('Предложение 41');
      const more = list.getByRole('button', { name: 'Показать ещё' });
      // The second click lands on the first new card.
      await more.dblclick();
      await expect(cards).toHaveCount(40);
      await expect(cards.nth(20)).toBeFocused();
      expect(landing.service.callsTo('visitedOffers')).toEqual([]);
      await more.click();
      await expect(cards).toHaveCount(45);
      await expect(more).toBeHidden();
      await expect(cards.nth(40)).toBeFocused();
    });
  });

  test.describe('of no offers', () => {
    test.use({ serviceOptions: offersOf() });
    test('renders no list, banner or overlay', async ({ landing, page }) => {
      await openAndApply(landing);
      await expect(landing.timer).toBeAttached();
      await expect(page.getByText('Другие предложения')).toHaveCount(0);
      await expect(landing.bestOffer).toHaveCount(0);
      await expect(landing.overlayOffer).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/undefined|null|NaN/);
    });
  });
});

test.describe('the overlay offer', () => {
  test('opens after five seconds without moving the focus', async ({ landing, page }) => {
    await landing.openPausedAt(landing.overlayOffer);
    const toggle = landing.overlayOffer.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(landing.overlayOffer.getByRole('link')).toHaveCount(0);
    await landing.phone.focus();
    await landing.phone.blur();
    await page.clock.runFor(5_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await toggle.click();
    await expect(landing.overlayOffer.getByRole('link')).toHaveCount(0);
  });

  test('does not open by itself once the visitor has toggled it', async ({ landing, page }) => {
    await landing.openPausedAt(landing.overlayOffer);
    const toggle = landing.overlayOffer.getByRole('button');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await page.clock.runFor(20_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('is reported as shown once it opens on a phone’s first screen', async ({
    landing,
    page,
  }) => {
    // Tall enough for half of the open card below the form.
    await page.setViewportSize({ width: 390, height: 932 });
    await landing.openPausedAt(landing.overlayOffer);
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
    await page.clock.runFor(6_000);
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
  });

  test('below the screen is reported as shown once open and scrolled to', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await landing.openPausedAt(landing.overlayOffer);
    await landing.overlayOffer.getByRole('button').scrollIntoViewIfNeeded();
    await landing.overlayOffer.evaluate(waitForIntersection);
    await landing.waitForRoundTrip();
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
    await page.clock.runFor(6_000);
    await landing.overlayOffer.getByRole('link').scrollIntoViewIfNeeded();
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
  });
});

test.describe('without an overlay offer', () => {
  test.use({ serviceOptions: { overlayOffers: { offers: [] } } });

  test('an offer in view is reported as shown only in a visible tab', async ({ landing }) => {
    const countShown = await openAndCountShown(landing);
    await landing.setTabVisibility('hidden');
    await landing.bestOffer.scrollIntoViewIfNeeded();
    await expect(landing.bestOffer).toBeInViewport({ ratio: 0.6 });
    expect(await countShown()).toBe(0);
    await landing.phone.focus();
    await landing.bestOffer.scrollIntoViewIfNeeded();
    await landing.setTabVisibility('visible');
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
  });
});

test.describe('a late list of overlay offers', () => {
  test.use({ serviceOptions: { overlayOffers: { showcase_type_id: 11 } } });

  test('replaces the offer by another, which is also reported as shown', async ({
    landing,
    page,
  }) => {
    const deliverList = await deferRequests(page, '**/api/offer/get-page?*overlay*');
    await landing.openWithClock();
    await page.clock.runFor(8_000);
    await landing.overlayOffer.getByRole('link').scrollIntoViewIfNeeded();
    const types = () =>
      landing.service
        .callsTo('shownOffers')
        .map(({ body }) => (body as { showcase_type: number }).showcase_type);
    await expect.poll(types).toContain(10);
    expect(types()).not.toContain(11);
    deliverList();
    await expect.poll(types).toContain(11);
  });

  test('replaces the offer only after the pointer has left the overlay', async ({
    landing,
    page,
  }) => {
    const deliverList = await deferRequests(page, '**/api/offer/get-page?*overlay*');
    await landing.openWithClock();
    await page.clock.runFor(8_000);
    const link = landing.overlayOffer.getByRole('link');
    await link.hover();
    const url = (await link.getAttribute('href')) ?? '';
    const list = page.waitForResponse(/get-page\?.*overlay/);
    deliverList();
    await (await list).finished();
    await landing.waitForFrames();
    await expect(link).toHaveAttribute('href', url);
    await page.mouse.move(0, 0);
    await expect(link).not.toHaveAttribute('href', url);
  });
});

test('the banner keeps its random image when the form changes and is approved', async ({
  landing,
  page,
}) => {
  await seedRandom(page);
  await landing.open();
  const image = landing.bestOffer.locator('img');
  const source = (await image.getAttribute('src')) ?? '';
  expect(source).not.toBe('');
  await landing.consent.uncheck();
  await expect(image).toHaveAttribute('src', source);
  await landing.consent.check();
  await landing.apply();
  await expect(image).toHaveAttribute('src', source);
});

for (const width of [1024, 1440]) {
  test(`at ${width} px the payment text stands above the promo card on the left and the banner on the right, under the form`, async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await landing.open();
    const boxOf = async (locator: Locator) => {
      await expect(locator).toBeVisible();
      const { x = 0, y = 0, width: w = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return { left: x, right: x + w, top: y, bottom: y + height };
    };
    const banner = await boxOf(landing.bestOffer);
    const promo = await boxOf(page.locator('section').filter({ has: landing.timer }).last());
    const payment = await boxOf(page.getByText(/^Подбор бесплатный/).last());
    const form = await boxOf(landing.form);
    expect(payment.top).toBeGreaterThan(form.bottom);
    expect(promo.top).toBeGreaterThan(payment.bottom);
    expect(payment.top).toBeGreaterThanOrEqual(banner.top);
    expect(promo.bottom).toBeCloseTo(banner.bottom, 0);
    expect(payment.right).toBeLessThan(banner.left);
    expect(promo.right).toBeLessThan(banner.left);
  });
}

for (const [missing, serviceOptions] of [
  ['nothing', {}],
  ['the payment text', { siteInfo: { payment_block_top_mobile: '', payment_block_top_pc: '' } }],
  ['the offer', offersOf()],
] as const) {
  test.describe(`on a wide screen with ${missing} missing`, () => {
    test.use({ serviceOptions });

    test(`the cards reach from edge to edge at 1024, 1440 and 1920 px with ${missing} missing`, async ({
      landing,
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await landing.open();
      await expect(landing.timer).toBeAttached();
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const form = await landing.form.locator('..').boundingBox();
        const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
        const cards = await page
          .getByRole('main')
          .getByRole('timer')
          .evaluate((timer) => {
            const grid = timer.closest('section')?.parentElement?.parentElement;
            const boxes = [...(grid?.children ?? [])]
              .flatMap((area) => [...area.children])
              .filter(({ clientHeight }) => clientHeight > 1)
              .map((section) => section.getBoundingClientRect());
            return {
              left: Math.min(...boxes.map(({ left }) => left)),
              right: Math.max(...boxes.map(({ right }) => right)),
            };
          });
        expect(cards.left, `${width} px`).toBeCloseTo(headline?.x ?? 0, 0);
        expect(cards.right, `${width} px`).toBeCloseTo((form?.x ?? 0) + (form?.width ?? 0), 0);
      }
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import { buildOffer, buildOffersPage } from '../../mocks/data/offers';
import { expect, test, type LandingPage } from './fixtures';

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Лучшее предложение' });
const overlay = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Предложение партнёра' });

const best = buildOffer({
  offer_order_id: 77,
  best: '1',
  url: 'https://partner-lodka.example/apply?sub=1&erid=2Vtzqx#form',
  advert_slogan: 'До 30 000 ₽ под 0 %',
  info_html: '<p>Условия <b>просты</b>, <a href="https://other.example/">подробнее</a></p>',
  domain_url: 'partner-lodka.example',
});

const offersOf = (...offers: ReturnType<typeof buildOffer>[]) => ({
  offers: buildOffersPage({ offers }),
  overlayOffers: { offers: [] },
});

async function applyFor(landing: LandingPage) {
  await landing.open();
  await landing.apply();
}

test.describe('the best offer', () => {
  test.use({ serviceOptions: offersOf(best) });

  test('is one link in a new tab, marked as an advert, with the visit in its address', async ({
    landing,
    page,
  }) => {
    await landing.open('/?utm_source=yandex');
    const link = banner(page).getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAccessibleName(/откроется в новой вкладке/);
    for (const words of ['До 30 000 ₽', 'Реклама', 'partner-lodka.example', 'erid: 2Vtzqx']) {
      await expect(link).toContainText(words);
    }
    await expect(link).toContainText('Условия просты, подробнее');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.hash).toBe('#form');
    expect(address.searchParams.get('sub')).toBe('1');
    expect(address.searchParams.get('clickid')).toBe(landing.service.tokens[0]);
    expect(address.searchParams.has('ya_click')).toBe(false);
    expect([...address.searchParams.values()]).not.toContain('');
  });

  test('gets the analytics id in its address as soon as the counter answers', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    const link = banner(page).getByRole('link');
    await expect(link).not.toHaveAttribute('href', /ya_click/);
    await page.evaluate(() => {
      const ym = (_id: number, _method: string, callback: (id: string) => void) => callback('1763');
      Object.assign(window, { ym, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } });
    });
    await page.clock.runFor(12_000);
    await expect(link).toHaveAttribute('href', /[?&]ya_click=1763(&|#|$)/);
  });

  test('shows a designed stand-in when there is no picture or it does not load', async ({
    landing,
    page,
  }) => {
    await page.route('**/advert/get-slot-images*', (route) =>
      route.fulfill({ json: ['/nowhere.png'] }),
    );
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('[demo] a picture could not be loaded'),
    );
    await landing.open();
    await banner(page).scrollIntoViewIfNeeded();
    await expect(banner(page).getByText('Д', { exact: true })).toBeVisible();
    expect((await warned).type()).toBe('warning');
    await expect(banner(page).locator('img')).toHaveCount(0);
  });

  test('keeps the picture that was drawn', async ({ landing, page }) => {
    await landing.open();
    const picture = banner(page).locator('img');
    const drawn = await picture.getAttribute('src');
    await landing.phone.pressSequentially('9123456789');
    await landing.consent.uncheck();
    await expect(picture).toHaveAttribute('src', drawn ?? '');
  });
});

test.describe('tracking', () => {
  test.use({ serviceOptions: offersOf(best) });

  test('tells that the offer was shown once half of it was seen, and only once', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await landing.open();
    await expect(banner(page)).toBeAttached();
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
    const scrollTo = (share: number) =>
      banner(page)
        .getByRole('link')
        .evaluate((card, visible) => {
          const { top, height } = card.getBoundingClientRect();
          scrollBy({ top: top + height * visible - innerHeight, behavior: 'instant' });
        }, share);
    await scrollTo(0.3);
    await expect(banner(page)).toBeInViewport();
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
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

  test('loses none of 1,000 clicks when the page is left at once', async ({ landing, page }) => {
    test.setTimeout(120_000);
    const LOADS = 10;
    const CLICKS_A_LOAD = 100;
    for (let load = 1; load <= LOADS; load += 1) {
      await landing.open('/');
      await banner(page).getByRole('link').waitFor();
      const left = page.waitForURL('https://partner.example/', { waitUntil: 'commit' });
      await page.evaluate((clicks) => {
        const link = document.querySelector<HTMLAnchorElement>('section a[rel~=sponsored]');
        // The new tabs are not the matter here.
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

test.describe('the list under the approved card', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    buildOffer({
      offer_order_id: index + 1,
      advert_slogan: `Предложение ${index + 1}`,
      is_top: index === 40 ? '1' : '0',
    }),
  );

  test.describe('of 45 offers', () => {
    test.use({ serviceOptions: offersOf(...many) });
    test('shows those at the top first, twenty at a time', async ({ landing, page }) => {
      await applyFor(landing);
      const list = page.getByRole('region', { name: 'Другие предложения' });
      const cards = list.getByRole('link');
      await expect(cards).toHaveCount(20);
      await expect(cards.first()).toContainText('Предложение 41');
      const more = list.getByRole('button', { name: 'Показать ещё' });
      await more.click();
      await expect(cards).toHaveCount(40);
      await expect(cards.nth(20)).toBeFocused();
      await more.click();
      await expect(cards).toHaveCount(45);
      await expect(more).toBeHidden();
      await expect(cards.nth(40)).toBeFocused();
    });
  });

  test.describe('of 5,000 offers', () => {
    test.use({
      serviceOptions: offersOf(
        ...Array.from({ length: 5_000 }, (_, index) => buildOffer({ offer_order_id: index + 1 })),
      ),
    });
    test('puts no more than a step of them into the page', async ({ landing, page }) => {
      await applyFor(landing);
      const list = page.getByRole('region', { name: 'Другие предложения' });
      await expect(list.getByRole('link')).toHaveCount(20);
    });
  });

  test.describe('of none', () => {
    test.use({ serviceOptions: offersOf() });
    test('leaves no hole', async ({ landing, page }) => {
      await applyFor(landing);
      await expect(page.getByText('Другие предложения')).toHaveCount(0);
      await expect(banner(page)).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/undefined|null|NaN/);
    });
  });
});

test.describe('the overlay offer', () => {
  test('is collapsed, and opens after five seconds without taking the focus', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    const toggle = overlay(page).getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(overlay(page).getByRole('link')).toHaveCount(0);
    await landing.pauseClock();
    await landing.phone.focus();
    await landing.phone.blur();
    await page.clock.runFor(5_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(overlay(page).getByRole('link')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await toggle.click();
    await expect(overlay(page).getByRole('link')).toHaveCount(0);
  });

  test('that the visitor has toggled does not open by itself', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open();
    const toggle = overlay(page).getByRole('button');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await page.clock.runFor(20_000);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('is seen on a phone’s first screen once it opens, under the form', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    await expect(overlay(page)).toBeVisible();
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
    await page.clock.runFor(6_000);
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
  });

  test('counts as shown only once it is open', async ({ landing, page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 500 });
    await landing.open();
    await expect(overlay(page)).toBeVisible();
    await overlay(page).getByRole('button').scrollIntoViewIfNeeded();
    expect(landing.service.callsTo('shownOffers')).toHaveLength(0);
    await page.clock.runFor(6_000);
    await overlay(page).getByRole('link').scrollIntoViewIfNeeded();
    await expect.poll(() => landing.service.callsTo('shownOffers').length).toBe(1);
  });
});

test('the banner keeps its picture when the form is approved', async ({ landing, page }) => {
  // No two draws after each other are alike.
  await page.addInitScript(() => {
    let last = 0;
    Math.random = () => (last = (last + 0.37) % 1);
  });
  await landing.open();
  const picture = page.getByRole('region', { name: 'Лучшее предложение' }).locator('img');
  const before = await picture.getAttribute('src');
  expect(before).not.toBeNull();
  await landing.apply();
  expect(await picture.getAttribute('src')).toBe(before);
});

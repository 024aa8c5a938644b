/** Offers when the page is left, and their layout on wide screens; the cards are in `tests/components/offers`. */
import type { Locator } from '@playwright/test';
import { expect, fakeForeignHosts, offersOf, test } from '../support/fixtures';

test('every one of 300 clicks on an offer is reported although the page is left at once', async ({
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

test('at 1024 and 1440 px the payment text stands above the promo card on the left and the banner on the right, under the form', async ({
  landing,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await landing.open();
  const boxOf = async (locator: Locator) => {
    await expect(locator).toBeVisible();
    const { x = 0, y = 0, width: w = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { left: x, right: x + w, top: y, bottom: y + height };
  };
  for (const width of [1024, 1440]) {
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await landing.waitForFrames();
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
});

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

/** Ads under the built page's policy and in its layout; their slots are in `tests/components/ads`. */
import type { Page } from '@playwright/test';
import { YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { expect, fakeScript, test } from '../support/fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts';
import { codeOf, YANDEX_ADS, YANDEX_URL } from '../support/thirdPartySettings';

const slot = (page: Page, number: number) =>
  page.getByRole('region', { name: `Реклама ${number}` });

test.describe('an ad slot', () => {
  test.use({ serviceOptions: { siteInfo: YANDEX_ADS } });

  test('without an ad collapses to zero height without a layout shift', async ({
    landing,
    page,
    context,
  }) => {
    await recordLayoutShifts(page);
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_NO_FILL));
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-status', 'unfilled');
    const unfilled = page.locator('main [data-status=unfilled]');
    const heights = () =>
      unfilled.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    await expect.poll(heights).toEqual([0, 0]);
    const gap = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const main = document.querySelector('main')?.lastElementChild?.getBoundingClientRect();
      return footer - (main?.bottom ?? 0);
    });
    expect(gap).toBeLessThan(1);
    await expectNoLayoutShift(page);
  });
});

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1366, height: 700 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, serviceOptions: { siteInfo: { ...YANDEX_ADS, gdpr_use: '1' } } });

    test('a message covers no ad, wherever the page is scrolled', async ({
      landing,
      page,
      context,
    }) => {
      await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
      landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
      await landing.open();
      await expect(slot(page, 1)).toHaveAttribute('data-status', 'filled');
      await landing.fillPhone();
      await landing.submit.click();
      const message = landing.alert.locator('> *');
      await expect(message).toBeVisible();
      // A message in use stays.
      await page.mouse.move(1, 1);
      const findCovered = () =>
        message.evaluate((box) => {
          const own = box.getBoundingClientRect();
          return [...document.querySelectorAll('[data-status=filled] > div')]
            .filter((ad) => {
              // In the collapsed overlay.
              if (getComputedStyle(ad).visibility === 'hidden') return false;
              const { top, bottom, left, right } = ad.getBoundingClientRect();
              const isBeside = right <= own.left || left >= own.right;
              return !isBeside && top < own.bottom && bottom > own.top;
            })
            .map((ad) => ad.parentElement?.dataset['slotId']);
        });
      let movedAt = 0;
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = 0; y <= end; y += 150) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await landing.waitForFrames();
        await expect.poll(findCovered, `at ${String(y)} px`).toEqual([]);
        const isMoved = await landing.alert.evaluate(
          ({ parentElement }) => parentElement?.style.translate !== '',
        );
        movedAt += Number(isMoved);
      }
      // Without being moved it would have covered one.
      expect(movedAt).toBeGreaterThan(0);
    });
  });
}

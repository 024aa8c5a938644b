/** Messages beside ads in the built page's layout; the slots are in `tests/components/ads`. */
import type { Page } from '@playwright/test';
import { FULL } from '~tests/support/constants';
import { YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { expect, fakeScript, test } from '../support/fixtures';
import { codeOf, YANDEX_ADS, YANDEX_URL } from '../support/thirdPartySettings';

const slot = (page: Page, number: number) =>
  page.getByRole('region', { name: `Реклама ${number}` });

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1366, height: 700 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, serviceOptions: { siteInfo: { ...YANDEX_ADS, gdpr_use: '1' } } });

    const isSample = screen === 'a phone';
    test(`a message covers no ad, wherever the page is scrolled${isSample ? '' : FULL}`, async ({
      landing,
      page,
      context,
    }) => {
      await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
      landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
      await landing.open();
      await expect(slot(page, 1)).toHaveAttribute('data-status', 'filled');
      await landing.sendForm();
      const message = landing.alert.locator('> *');
      await expect(message).toBeVisible();
      // A message in use stays.
      await page.mouse.move(1, 1);
      const findCovered = () =>
        landing.alert.evaluate((region) => {
          // It may have closed by itself.
          const own = region.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
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
        if (!(await message.isVisible())) {
          await landing.submit.dispatchEvent('click');
          await expect(message).toBeVisible();
        }
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

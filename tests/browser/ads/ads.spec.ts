import type { Page } from '@playwright/test';
import { GOOGLE_WITH_ADS, YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { deferred } from '~tests/support/deferred';
import { expect, fakeScript, test } from '../support/fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts';
import { codeOf, GOOGLE_ADS, YANDEX_ADS, YANDEX_URL } from '../support/thirdPartySettings';

const slot = (page: Page, number: number) =>
  page.getByRole('region', { name: `Реклама ${number}` });

test.describe('an ad slot', () => {
  test.use({ serviceOptions: { siteInfo: YANDEX_ADS } });

  test('has its number, id and height before the ad script loads', async ({
    landing,
    page,
    context,
  }) => {
    await context.route(YANDEX_URL, () => undefined);
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-slot-id', 'R-A-1-1');
    await expect(first).toHaveAttribute('data-platform', 'yandex');
    await expect(first).not.toHaveAttribute('data-size');
    await expect(slot(page, 2)).toHaveAttribute('data-slot-id', 'R-A-1-2');
    await expect(slot(page, 3)).toHaveAttribute('data-slot-id', 'R-A-1-4');
    const box = await first.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(100);
  });

  test('grows to the height of its ad', async ({ landing, page, context }) => {
    // Higher than the space that a slot of the page reserves.
    const script = codeOf(YANDEX_WITH_ADS).replace('height:120px', 'height:300px');
    const requested = await fakeScript(context, YANDEX_URL, script);
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-status', 'filled');
    expect((await first.boundingBox())?.height).toBe(300);
    expect(requested).toHaveLength(1);
  });

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

  test('in view without an ad collapses only after it is scrolled out of view', async ({
    landing,
    page,
    context,
  }) => {
    const script = deferred();
    await context.route(YANDEX_URL, async (route) => {
      await script.promise;
      await route.fulfill({ contentType: 'text/javascript', body: codeOf(YANDEX_NO_FILL) });
    });
    await landing.open();
    // The footer grows with its late parts.
    await landing.waitForDeferredParts();
    await expect(landing.footer.getByRole('link').first()).toBeAttached();
    const first = slot(page, 1);
    await first.scrollIntoViewIfNeeded();
    const before = await landing.footer.boundingBox();
    script.resolve();
    await expect(first).toHaveAttribute('data-status', 'unfilled');
    await landing.waitForFrames();
    expect(await landing.footer.boundingBox()).toEqual(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await first.boundingBox())?.height).toBe(0);
  });
});

test.describe('a slot whose platform finds it by its attributes', () => {
  const scriptUrl = 'https://ads.example/slots.js';
  test.use({
    siteOverrides: {
      ads: {
        allowedPlatforms: ['leadstech'],
        accounts: { leadstech: { alias: 'a', scriptUrl } },
      },
    },
    serviceOptions: {
      siteInfo: { ads_use: '1', ads_key: 'leadstech', leadstech_slot_registration: 'l-1' },
    },
  });

  const AD = '<p style="height:120px">Реклама</p>';

  for (const [way, insert] of [
    ['beside the inner host', `insertAdjacentHTML('beforeend', '${AD}')`],
    ['in place of the inner host', `innerHTML = '${AD}'`],
    ['in place of the inner host, with a height that it gets later', `innerHTML = '<p></p>'`],
  ] as const) {
    test(`stays open with an ad that is put ${way}`, async ({ landing, page, context }) => {
      const script = `for (const slot of document.querySelectorAll('[data-slot-id]')) slot.${insert};`;
      await fakeScript(context, scriptUrl, script);
      await landing.open();
      const ad = slot(page, 1).locator('> p');
      await ad.evaluate((element) => {
        element.style.height = '120px';
      });
      await expect(slot(page, 1)).toHaveAttribute('data-status', 'filled');
    });
  }
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

test.describe('the overlay without an offer', () => {
  test.use({
    serviceOptions: {
      siteInfo: YANDEX_ADS,
      offers: { offers: [] },
      overlayOffers: { offers: [] },
    },
  });

  test('opens with the ad of its slot, whose size is 100', async ({ landing, page, context }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    await landing.openPausedAt(landing.overlayOffer);
    await page.clock.runFor(6_000);
    const own = landing.overlayOffer.getByRole('region', { name: /^Реклама/ });
    await expect(own).toBeVisible();
    await expect(own).toHaveAttribute('data-size', '100');
    await expect(own).toHaveAttribute('data-status', 'filled');
  });

  test('is hidden when its slot stays unfilled', async ({ landing, page, context }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_NO_FILL));
    await landing.open();
    await expect(page.locator('[data-size]')).toHaveAttribute('data-status', 'unfilled');
    await expect(landing.overlayOffer).toBeHidden();
  });
});

test.describe('a Google ad unit', () => {
  test.use({ serviceOptions: { siteInfo: GOOGLE_ADS } });

  test('that takes up space but stays unfilled leaves no gap', async ({
    landing,
    page,
    context,
  }) => {
    const script = codeOf(GOOGLE_WITH_ADS).replace("'filled'", "'unfilled'");
    await fakeScript(context, `${GOOGLE_WITH_ADS.urlPrefix}**`, script);
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-status', 'unfilled');
    await expect.poll(async () => (await first.boundingBox())?.height).toBe(0);
  });
});

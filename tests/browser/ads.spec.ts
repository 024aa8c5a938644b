import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expect, fakeScript, test } from './fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from './layoutShifts';
import { YANDEX_ADS, YANDEX_URL, yandexScript } from './thirdPartyFakes';

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
    const requested = await fakeScript(context, YANDEX_URL, yandexScript(true));
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-status', 'filled');
    expect((await first.boundingBox())?.height).toBe(250);
    expect(requested).toHaveLength(1);
  });

  test('without an ad collapses to zero height without a layout shift', async ({
    landing,
    page,
    context,
  }) => {
    await recordLayoutShifts(page);
    await fakeScript(context, YANDEX_URL, yandexScript(false));
    await landing.open();
    const first = slot(page, 1);
    await expect(first).toHaveAttribute('data-status', 'empty');
    await expect.poll(async () => (await first.boundingBox())?.height).toBe(0);
    const { heights, gap } = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const main = document.querySelector('main')?.lastElementChild?.getBoundingClientRect();
      const empty = [...document.querySelectorAll('[data-status="empty"]')];
      return {
        heights: empty.map((element) => element.getBoundingClientRect().height),
        gap: footer - (main?.bottom ?? 0),
      };
    });
    expect(new Set(heights)).toEqual(new Set([0]));
    expect(gap).toBeLessThan(1);
    await expectNoLayoutShift(page);
  });

  test('in view collapses only after it is scrolled out of view', async ({
    landing,
    page,
    context,
  }) => {
    const script = deferred();
    await context.route(YANDEX_URL, async (route) => {
      await script.promise;
      await route.fulfill({ contentType: 'text/javascript', body: yandexScript(false) });
    });
    await landing.open();
    const first = slot(page, 1);
    await first.scrollIntoViewIfNeeded();
    const before = await landing.footer.boundingBox();
    script.resolve();
    await expect(first).toHaveAttribute('data-status', 'empty');
    expect(await landing.footer.boundingBox()).toEqual(before);
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

  test('pushes once for every slot after its script has loaded', async ({
    landing,
    page,
    context,
  }) => {
    const google = 'https://pagead2.googlesyndication.com/**';
    const requested = await fakeScript(context, google, 'window.adsbygoogle = [];');
    await landing.open();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'adsbygoogle') as unknown))
      .toEqual([{}, {}]);
    expect(requested).toEqual([
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-0000000000000000',
    ]);
    await expect(page.locator('ins.adsbygoogle')).toHaveCount(2);
  });
});

test.describe('adsfinpro', () => {
  test.use({ serviceOptions: { siteInfo: { ads_use: '1', ads_key: 'adsfinpro' } } });

  test('loads a script beside the marker of every slot', async ({ landing, page, context }) => {
    const requested = await fakeScript(context, 'https://front.adsfin.net/**', '');
    await landing.open();
    await expect(page.locator('ins#place_100000000000000001 + script')).toHaveCount(1);
    await expect.poll(() => requested.length).toBeGreaterThanOrEqual(2);
  });
});

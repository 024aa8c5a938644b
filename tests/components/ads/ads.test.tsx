/** Ad slots: their space, and what becomes of those without an ad. */
import { describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { GOOGLE_WITH_ADS, YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { GOOGLE_ADS, YANDEX_ADS, codeOf } from '~tests/browser/support/thirdPartySettings';
import { deferred } from '../../support/deferred';
import { bestOffer, footer, overlayOffer } from '../support/elements';
import { waitForFrames } from '../support/input';
import { openPage, openPausedAt, run, runUntil } from '../support/openPage';
import { boxOf, isAbsent, isHidden, scrollToY } from '../layout/sheets';

const slot = (number: number) => page.getByRole('region', { name: `Реклама ${String(number)}` });
const heightOf = (locator: Locator) => locator.element().getBoundingClientRect().height;
const expectStatus = (locator: Locator, status: string) =>
  expect.element(locator).toHaveAttribute('data-status', status);

describe('an ad slot', () => {
  it('has its number, id and height before the ad script loads, and grows to the height of its ad', async () => {
    const script = deferred();
    // Higher than the space that a slot of the page reserves.
    const response = {
      script: codeOf(YANDEX_WITH_ADS).replace('height:120px', 'height:300px'),
    };
    const { requestedScripts } = await openPage({
      service: { siteInfo: YANDEX_ADS },
      thirdParties: [{ ...YANDEX_WITH_ADS, response }],
      scriptsAfter: script.promise,
    });
    for (const [number, id] of [
      [1, 'R-A-1-1'],
      [2, 'R-A-1-2'],
      [3, 'R-A-1-4'],
    ] as const) {
      await expect.element(slot(number)).toHaveAttribute('data-slot-id', id);
    }
    await expect.element(slot(1)).toHaveAttribute('data-platform', 'yandex');
    await expect.element(slot(1)).not.toHaveAttribute('data-size');
    expect(heightOf(slot(1))).toBeGreaterThanOrEqual(100);
    script.resolve();
    await expectStatus(slot(1), 'filled');
    await expect.poll(() => heightOf(slot(1))).toBe(300);
    expect(requestedScripts).toHaveLength(1);
  });

  it.each([
    ['pulled out of the slot', 'height:120px;margin:0 -100px'],
    ['at a place of its own', 'height:120px;width:728px;position:absolute;left:0;top:0'],
  ])('keeps an ad that is %s from widening the page', async (_ad, style) => {
    const response = { script: codeOf(YANDEX_WITH_ADS).replace('height:120px', style) };
    await openPage({
      service: { siteInfo: YANDEX_ADS },
      thirdParties: [{ ...YANDEX_WITH_ADS, response }],
    });
    await expectStatus(slot(1), 'filled');
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  });

  it('in view without an ad collapses only after it is scrolled out of view', async () => {
    const script = deferred();
    // A section that comes late would move the footer.
    await openPausedAt([bestOffer, slot(1), overlayOffer, footer.getByRole('link').first()], {
      service: { siteInfo: YANDEX_ADS },
      thirdParties: [YANDEX_NO_FILL],
      scriptsAfter: script.promise,
    });
    slot(1).element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitForFrames();
    const before = boxOf(footer);
    script.resolve();
    await expectStatus(slot(1), 'unfilled');
    await waitForFrames();
    expect(heightOf(slot(1))).toBeGreaterThanOrEqual(100);
    expect(boxOf(footer)).toEqual(before);
    await scrollToY(0);
    await expect.poll(() => heightOf(slot(1))).toBe(0);
  });

  const AD = '<p style="height:120px">Реклама</p>';
  it.each([
    ['beside the inner host', `insertAdjacentHTML('beforeend', '${AD}')`],
    ['in place of the inner host', `innerHTML = '${AD}'`],
    ['in place of the inner host, with a height that it gets later', `innerHTML = '<p></p>'`],
  ])('stays open with an ad that a platform puts %s', async (_way, insert) => {
    const scriptUrl = 'https://ads.example/slots.js';
    const script = `for (const slot of document.querySelectorAll('[data-slot-id]')) slot.${insert};`;
    await openPage({
      service: {
        siteInfo: { ads_use: '1', ads_key: 'leadstech', leadstech_slot_registration: 'l-1' },
      },
      site: {
        ads: {
          allowedPlatforms: ['leadstech'],
          accounts: { leadstech: { alias: 'a', scriptUrl } },
        },
      },
      thirdParties: [{ urlPrefix: scriptUrl, response: { script } }],
    });
    const findAd = () => slot(1).query()?.querySelector<HTMLElement>(':scope > p');
    await expect.poll(findAd).toBeTruthy();
    findAd()?.style.setProperty('height', '120px');
    await expectStatus(slot(1), 'filled');
  });

  it('of Google that takes up space but stays unfilled leaves no gap', async () => {
    const response = { script: codeOf(GOOGLE_WITH_ADS).replace("'filled'", "'unfilled'") };
    await openPage({
      service: { siteInfo: GOOGLE_ADS },
      thirdParties: [{ ...GOOGLE_WITH_ADS, response }],
    });
    await expectStatus(slot(1), 'unfilled');
    await expect.poll(() => heightOf(slot(1))).toBe(0);
  });
});

describe('the overlay without an offer', () => {
  const service = {
    siteInfo: YANDEX_ADS,
    offers: { offers: [] },
    overlayOffers: { offers: [] },
  };

  it('opens with the ad of its slot, whose size is 100', async () => {
    await openPausedAt(overlayOffer, { service, thirdParties: [YANDEX_WITH_ADS] });
    await run(6_000);
    const own = overlayOffer.getByRole('region', { name: /^Реклама/ });
    await expect.element(own).toBeVisible();
    await expect.element(own).toHaveAttribute('data-size', '100');
    await expectStatus(own, 'filled');
  });

  it('is hidden when its slot stays unfilled', async () => {
    await openPage({ service, thirdParties: [YANDEX_NO_FILL] });
    await runUntil(() =>
      expect(document.querySelector('[data-size][data-status=unfilled]')).not.toBeNull(),
    );
    await isHidden('aside');
    await isAbsent(overlayOffer);
  });
});

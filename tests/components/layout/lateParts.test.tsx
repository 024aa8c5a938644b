/** Payment text and offers that come after the sections below the form are shown move none of them. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildOffer } from '~mocks/data/offers';
import type { MockResource, MockServiceOptions } from '~mocks/service';
import { deferred } from '../../support/deferred';
import { bestOffer, footer, timer } from '../support/elements';
import { openPage, pauseClock, run, runUntil } from '../support/openPage';

/** Opens the page until its sections are shown without this response, which the returned function delivers. */
async function openWithout(call: MockResource, service: MockServiceOptions = {}) {
  const late = deferred();
  pauseClock();
  await openPage({ service: { ...service, faults: { [call]: late.fault } } });
  await runUntil(() => expect(timer.query()).not.toBeNull());
  return late.resolve;
}

/** A copy: the properties of a rectangle are not its own, and two of them would always be equal. */
const boxOf = (element: Element | null) => {
  const { x = 0, y = 0, width = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return { x, y, width, bottom };
};
const readPromo = () => boxOf(timer.element().closest('section'));
const readBanner = () => boxOf(bestOffer.element());

it.each([
  [390, 844],
  [1440, 900],
])(
  'at %d px a payment text that comes late is shown below the sections, and leaves no hole above them',
  async (width, height) => {
    await page.viewport(width, height);
    const deliver = await openWithout('siteInfo');
    await runUntil(() => expect(bestOffer.query()).not.toBeNull());
    const text = page.getByText('Подбор бесплатный');
    await run(0);
    const [promo, banner] = [readPromo(), readBanner()];
    // Beside each other on the wide screen, below each other on the narrow one.
    if (width > 1_000) expect(promo.y).toBe(banner.y);
    expect(text.query()).toBeNull();
    deliver();
    await runUntil(() => expect(text.query()).toBeVisible());
    await run(100);
    expect(text.element().getBoundingClientRect().y).toBeGreaterThan(banner.bottom);
    expect([readPromo(), readBanner()]).toEqual([promo, banner]);
  },
);

it('on a wide screen an offer that comes late does not move the promo card of a site without a payment text', async () => {
  await page.viewport(1_440, 900);
  const siteInfo = { payment_block_top_mobile: '', payment_block_top_pc: '' };
  const offers = { offers: [buildOffer({ best: '1' })] };
  const deliver = await openWithout('offersPage', { siteInfo, offers });
  await run(0);
  const promo = readPromo();
  // As wide as the page.
  expect(promo.width).toBeGreaterThan(1_000);
  deliver();
  await runUntil(() => expect(bestOffer.query()).toBeVisible());
  await run(100);
  expect(readPromo()).toEqual(promo);
});

it('the documents in the footer wait for the text above them, which comes with the settings', async () => {
  const deliver = await openWithout('siteInfo');
  await runUntil(() => expect(bestOffer.query()).not.toBeNull());
  const documents = footer.getByRole('listitem');
  expect(documents.elements()).toEqual([]);
  deliver();
  await runUntil(() => expect(documents.elements()).not.toEqual([]));
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOffer, buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import type { MockServiceOptions } from '~mocks/service';
import { selectCallToAction, findListedOffers } from '~/features/offers/offersSelectors';
import {
  selectBestOffer,
  selectIsOverlayDue,
  selectOverlayOffer,
} from '~/features/offers/offersSlice';
import { sortTopFirst } from '~/features/offers/offerTerms';
import { openTestPage } from '~tests/support/testPage';
import { waitFor } from '~tests/support/waitFor';

afterEach(() => void vi.useRealTimers());

async function openStore(service: MockServiceOptions) {
  const { store, start } = openTestPage({ service });
  await start();
  return store;
}

describe('the offers of a page', () => {
  const offers = [
    buildOffer({ offer_order_id: 1 }),
    buildOffer({ offer_order_id: 2, is_top: '1' }),
    buildOffer({ offer_order_id: 3, best: '1', is_external: '1' }),
    buildOffer({ offer_order_id: 4, best: '1', is_top: 1 }),
  ];

  it('contain the best offer, the first marked so, and the others are listed top offers first, the banner’s not among them', async () => {
    const store = await openStore({ offers: buildOffersPage({ offers }) });
    expect(selectBestOffer(store.getState())?.offerOrderId).toBe('3');
    const ids = sortTopFirst(findListedOffers(store.getState())).map(
      ({ offerOrderId }) => offerOrderId,
    );
    expect(ids).toEqual(['2', '4', '1']);
  });

  it('contain the overlay offer if the overlay’s own page has no external one', async () => {
    const external = buildOverlayOffersPage({
      offers: [
        buildOffer({ offer_order_id: 8 }),
        buildOffer({ offer_order_id: 9, is_external: true }),
      ],
    });
    const both = await openStore({ offers: buildOffersPage({ offers }), overlayOffers: external });
    expect(selectOverlayOffer(both.getState())?.offerOrderId).toBe('9');
    const one = await openStore({
      offers: buildOffersPage({ offers }),
      overlayOffers: { offers: [] },
    });
    expect(selectOverlayOffer(one.getState())?.offerOrderId).toBe('3');
  });

  it.each([
    [{ page_call_to_action: 'Взять' }, 'Сайт', 'Взять'],
    [{ page_call_to_action: ' ' }, 'Сайт', 'Сайт'],
    [{ page_call_to_action: '' }, '', 'Предложение партнёра'],
  ])('with %j and the site’s label «%s» are labelled «%s»', async (page, call_to_action, label) => {
    const store = await openStore({
      offers: buildOffersPage(page),
      siteInfo: { call_to_action },
    });
    for (const offer of findListedOffers(store.getState())) {
      expect(selectCallToAction(store.getState(), offer)).toBe(label);
    }
    expect(findListedOffers(store.getState())).not.toHaveLength(0);
  });
});

describe('the overlay offer', () => {
  it('is due five seconds after the page is ready, whenever its component has loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = openTestPage({});
    const started = page.start();
    await waitFor(() => expect(page.store.getState().page.isReady).toBe(true));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(selectIsOverlayDue(page.store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(selectIsOverlayDue(page.store.getState())).toBe(true);
    await started;
  });
});

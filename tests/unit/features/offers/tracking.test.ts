// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { buildOffer, buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import { selectOverlayOffer } from '~/features/offers/offersSlice';
import { selectCallToAction } from '~/features/offers/offersSelectors';
import { trackOfferClick, trackOfferShown } from '~/features/offers/tracking';
import { startTestPage, type TestPageOptions } from '~tests/support/testPage';
import { waitFor } from '~tests/support/waitFor';

/** The calls that report an offer, and what sends them. */
const REPORTS = [
  ['shownOffers', trackOfferShown],
  ['visitedOffers', trackOfferClick],
] as const;

async function open(options?: TestPageOptions) {
  const page = await startTestPage(options);
  const [offer] = page.store.getState().offers.lists.page;
  if (offer === undefined) throw new Error('the page has no offer');
  return { ...page, offer };
}

describe('offer tracking', () => {
  it.for([
    [7, '12', 7, '12'],
    ['9007199254740993', 0, '9007199254740993', 0],
  ] as const)(
    'sends a click with the ids %j and %j as they came, the visit’s token and the showcase type',
    async ([id, partner, sentId, sentPartner]) => {
      const offers = [buildOffer({ offer_order_id: id, partner })];
      const { store, service, offer } = await open({
        service: {
          offers: buildOffersPage({ offers, showcase_type_id: '12' }),
          source: { token: id },
        },
      });
      store.dispatch(trackOfferClick(offer));
      await waitFor(() => expect(service.callsTo('visitedOffers')).toHaveLength(1));
      expect(service.callsTo('visitedOffers')[0]?.body).toEqual({
        offers: [sentId],
        partner: sentPartner,
        use_pre_token: true,
        token: sentId,
        showcase_type: 12,
      });
    },
  );

  it('sends a shown offer once per load but every click', async () => {
    const { store, service, offer } = await open();
    store.dispatch(trackOfferShown(offer));
    store.dispatch(trackOfferShown(offer));
    store.dispatch(trackOfferClick(offer));
    store.dispatch(trackOfferClick(offer));
    await waitFor(() => expect(service.callsTo('visitedOffers')).toHaveLength(2));
    expect(service.callsTo('shownOffers')).toHaveLength(1);
  });

  it.each(REPORTS)(
    'retries %s once, a second after a failure, and logs both failures',
    async (resource, track) => {
      const fault = { kind: 'status', status: 500 } as const;
      const { store, service, offer, logged } = await open({
        service: { faults: { [resource]: fault } },
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      store.dispatch(track(offer));
      await waitFor(() => expect(logged).toHaveLength(1));
      expect(service.callsTo(resource)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_000);
      await waitFor(() => expect(logged).toHaveLength(2));
      expect(service.callsTo(resource)).toHaveLength(2);
      expect(store.getState().notifications.list).toEqual([]);
    },
  );

  it.each(REPORTS)(
    'does not repeat %s after a timeout, since it may have arrived',
    async (resource, track) => {
      const { store, service, offer, logged } = await open({
        service: { faults: { [resource]: { kind: 'hang' } } },
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      store.dispatch(track(offer));
      await waitFor(() => expect(service.callsTo(resource)).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(10_000);
      await waitFor(() => expect(logged).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(service.callsTo(resource)).toHaveLength(1);
    },
  );
});

describe('an offer of the overlay’s own list', () => {
  it('is tracked and labelled with that list’s showcase type and label', async () => {
    const { store, service } = await open({
      service: {
        offers: buildOffersPage({ showcase_type_id: '12', page_call_to_action: 'Взять' }),
        overlayOffers: buildOverlayOffersPage({
          offers: [buildOffer({ offer_order_id: 9, is_external: true })],
          showcase_type_id: '34',
          page_call_to_action: 'Открыть',
        }),
      },
    });
    const offer = selectOverlayOffer(store.getState());
    if (offer === undefined) throw new Error('the overlay has no offer');
    store.dispatch(trackOfferShown(offer));
    store.dispatch(trackOfferClick(offer));
    await waitFor(() => expect(service.callsTo('visitedOffers')).toHaveLength(1));
    await waitFor(() => expect(service.callsTo('shownOffers')).toHaveLength(1));
    for (const [resource] of REPORTS) {
      expect(service.callsTo(resource)[0]?.body).toMatchObject({ showcase_type: 34 });
    }
    expect(selectCallToAction(store.getState(), offer)).toBe('Открыть');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildOffer, buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import type { MockServiceOptions } from '~mocks/service';
import { selectCallToAction, findListedOffers } from '~/features/offers/offersSelectors';
import {
  loadOffers,
  loadSlotImages,
  offersReducer,
  offerShown,
  overlayAutoOpened,
  overlayBecameDue,
  overlayToggled,
  selectAreOffersSettled,
  selectBestOffer,
  selectHasOfferTexts,
  selectIsOverlayDue,
  selectIsOverlayOpen,
  selectOverlayOffer,
  selectSlotImages,
  selectShownIds,
} from '~/features/offers/offersSlice';
import { sortTopFirst } from '~/features/offers/offerTerms';
import { startTestPage } from '~tests/support/testPage';

async function openStore(service: MockServiceOptions) {
  return (await startTestPage({ service })).store;
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
    [{ page_call_to_action: '' }, '\u200b', 'Предложение партнёра'],
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

describe('the offers slice', () => {
  const open = { type: overlayToggled.type };
  const due = { type: overlayBecameDue.type };
  const autoOpen = { type: overlayAutoOpened.type };
  const after = (...actions: readonly { type: string }[]) =>
    actions.reduce(offersReducer, offersReducer(undefined, { type: 'start' }));

  it.each([
    ['collapsed', [autoOpen]],
    ['due', [due]],
    ['open', [due, autoOpen]],
    ['open', [open, due]],
    ['closed', [open, open]],
    ['closed', [open, open, due, autoOpen]],
    ['open', [open, open, open]],
  ])('has an overlay that is %s after %j', (overlay, actions) => {
    const offers = after(...actions);
    expect(offers.overlay).toBe(overlay);
    expect(selectIsOverlayOpen({ offers })).toBe(overlay === 'open');
    expect(selectIsOverlayDue({ offers })).toBe(overlay === 'due');
  });

  it.each(['page', 'overlay'] as const)('keeps what is loaded for the %s', (list) => {
    const load = (kind: { type: string }, payload: unknown) => ({
      ...{ type: kind.type, payload },
      meta: { arg: list },
    });
    const pending = after(load(loadOffers.pending, undefined));
    expect(pending.status[list]).toBe('pending');
    expect(selectAreOffersSettled({ offers: pending })).toBe(false);
    const texts = [{ infoHtml: '' }, { infoHtml: 'а' }];
    const loaded = after(load(loadOffers.fulfilled, texts), load(loadSlotImages.fulfilled, ['/a']));
    expect(loaded.status[list]).toBe('succeeded');
    expect(loaded.lists[list]).toEqual(texts);
    expect(selectSlotImages({ offers: loaded }, list)).toEqual(['/a']);
    expect(selectHasOfferTexts({ offers: loaded })).toBe(list === 'page');
    const failed = after(load(loadOffers.rejected, undefined), offerShown('7'));
    expect(failed.status[list]).toBe('failed');
    expect(selectShownIds({ offers: failed })).toContain('7');
    expect(
      selectHasOfferTexts({ offers: after(load(loadOffers.fulfilled, texts.slice(0, 1))) }),
    ).toBe(false);
  });
});

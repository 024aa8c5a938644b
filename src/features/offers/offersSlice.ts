/** Partner offers of the page and of the overlay, and their slot images (section 3, "Offers page"). */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Offer } from '../../api/offer';
import { LANGUAGE } from '../../config/constants';
import { createApiThunk } from '../../store/createApiThunk';
import { isSettled, type LoadStatus } from '../../store/loadStatus';

/** The page's own list, or the list loaded for the overlay. */
export type OfferListName = 'page' | 'overlay';

/** `due`: opens by itself as soon as this moves nothing in use. Once `closed` by the visitor, no longer by itself. */
type OverlayStatus = 'collapsed' | 'due' | 'open' | 'closed';

interface OffersState {
  /** In the order of the responses. */
  lists: Record<OfferListName, Offer[]>;
  status: Record<OfferListName, LoadStatus>;
  slotImages: Record<OfferListName, string[]>;
  overlay: OverlayStatus;
  /** Ids of offers already tracked as shown, once per load. */
  shownIds: string[];
}

const isExternal = (offer: Offer) => offer.isExternal;

const initialState: OffersState = {
  lists: { page: [], overlay: [] },
  status: { page: 'idle', overlay: 'idle' },
  slotImages: { page: [], overlay: [] },
  overlay: 'collapsed',
  shownIds: [],
};

/** Loads the page's offers or the overlay's (section 7). */
export const loadOffers = createApiThunk<Offer[], OfferListName>(
  'offers/load',
  (api, { siteAlias, initialRequests }, list) => {
    const pageAlias =
      list === 'page' ? initialRequests.offersPageAlias : initialRequests.overlayPageAlias;
    return api.getOffers({ pageAlias, siteAlias, fromSite: siteAlias, language: LANGUAGE });
  },
);

/** Loads the slot images of the page's offers or of the overlay (section 7). */
export const loadSlotImages = createApiThunk<string[], OfferListName>(
  'offers/loadSlotImages',
  (api, { initialRequests: { slotImagesType, overlaySlotImagesType } }, list) =>
    api.getSlotImages({ type: list === 'page' ? slotImagesType : overlaySlotImagesType }),
);

/** A click on an offer, by its id; changes no state. */
export const offerClicked = createAction<string>('offers/clicked');

const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    overlayToggled(state) {
      state.overlay = state.overlay === 'open' ? 'closed' : 'open';
    },
    /** Section 4, "Overlay offer": after five seconds, unless toggled. */
    overlayBecameDue(state) {
      if (state.overlay === 'collapsed') state.overlay = 'due';
    },
    overlayAutoOpened(state) {
      if (state.overlay === 'due') state.overlay = 'open';
    },
    offerShown(state, { payload: offerOrderId }: PayloadAction<string>) {
      state.shownIds.push(offerOrderId);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadOffers.pending, (state, { meta }) => {
        state.status[meta.arg] = 'pending';
      })
      .addCase(loadOffers.fulfilled, (state, { meta, payload }) => {
        state.status[meta.arg] = 'succeeded';
        state.lists[meta.arg] = payload;
      })
      .addCase(loadOffers.rejected, (state, { meta }) => {
        state.status[meta.arg] = 'failed';
      })
      .addCase(loadSlotImages.fulfilled, (state, { meta, payload }) => {
        state.slotImages[meta.arg] = payload;
      });
  },
  selectors: {
    selectAreOffersSettled: ({ status }) => isSettled(status.page),
    selectBestOffer: ({ lists }) => lists.page.find(({ isBest }) => isBest),
    selectHasOfferTexts: ({ lists }) => lists.page.some(({ infoHtml }) => infoHtml !== ''),
    /** The first external offer of the overlay's list, else of the page's. */
    selectOverlayOffer: ({ lists }) =>
      lists.overlay.find(isExternal) ?? lists.page.find(isExternal),
    selectOfferLists: ({ lists }) => lists,
    selectSlotImages: (state, list: OfferListName) => state.slotImages[list],
    selectIsOverlayDue: (state) => state.overlay === 'due',
    selectIsOverlayOpen: (state) => state.overlay === 'open',
    selectShownIds: (state) => state.shownIds,
  },
});

export const offersReducer = offersSlice.reducer;
export const { overlayToggled, overlayBecameDue, overlayAutoOpened, offerShown } =
  offersSlice.actions;
export const {
  selectAreOffersSettled,
  selectBestOffer,
  selectHasOfferTexts,
  selectOverlayOffer,
  selectOfferLists,
  selectSlotImages,
  selectIsOverlayDue,
  selectIsOverlayOpen,
  selectShownIds,
} = offersSlice.selectors;

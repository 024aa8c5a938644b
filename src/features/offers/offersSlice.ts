/** The partners' offers: the page's, the overlay's, and the pictures they draw from (section 3, "Offers page"). */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Offer, OffersPage } from '../../api/offer';
import {
  DEFAULT_PAGE_CALL_TO_ACTION,
  DEFAULT_SHOWCASE_TYPE_ID,
  LANGUAGE,
} from '../../config/constants';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/thunks';

/** Which of the two lists: the page's own, or the one asked for the overlay. */
export type OfferList = 'page' | 'overlay';

export interface OffersState {
  pages: Record<OfferList, OffersPage>;
  status: Record<OfferList, 'idle' | 'pending' | 'loaded' | 'failed'>;
  slotImages: Record<OfferList, string[]>;
  overlay: {
    isOpen: boolean;
    /** True once the visitor has pressed the toggle; from then on it does not open by itself. */
    isTouched: boolean;
  };
  /** The ids of offers that were told of as shown, each once a load. */
  shownIds: string[];
  /** The analytics client id for the offers' links; empty until the counter has answered. */
  yaClick: string;
}

const noOffers: OffersPage = {
  offers: [],
  showcaseTypeId: DEFAULT_SHOWCASE_TYPE_ID,
  pageCallToAction: DEFAULT_PAGE_CALL_TO_ACTION,
};

const initialState: OffersState = {
  pages: { page: noOffers, overlay: noOffers },
  status: { page: 'idle', overlay: 'idle' },
  slotImages: { page: [], overlay: [] },
  overlay: { isOpen: false, isTouched: false },
  shownIds: [],
  yaClick: '',
};

export const loadOffers = createAppAsyncThunk<OffersPage, OfferList>(
  'offers/load',
  async (list, { extra, rejectWithValue }) => {
    const { siteAlias, startUpLoads } = extra.site;
    const pageAlias =
      list === 'page' ? startUpLoads.offersPageAlias : startUpLoads.overlayPageAlias;
    const query = { pageAlias, siteAlias, fromSite: siteAlias, language: LANGUAGE };
    const answer = await callApi(extra, (api) => api.getOffersPage(query));
    return answer.ok ? answer.data : rejectWithValue(answer.failure);
  },
);

export const loadSlotImages = createAppAsyncThunk<string[], OfferList>(
  'offers/loadSlotImages',
  async (list, { extra, rejectWithValue }) => {
    const { slotImagesType, overlaySlotImagesType } = extra.site.startUpLoads;
    const type = list === 'page' ? slotImagesType : overlaySlotImagesType;
    const answer = await callApi(extra, (api) => api.getSlotImages({ type }));
    return answer.ok ? answer.data : rejectWithValue(answer.failure);
  },
);

const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    overlayToggled(state) {
      state.overlay.isOpen = !state.overlay.isOpen;
      state.overlay.isTouched = true;
    },
    /** Five seconds have passed (section 4, "Overlay offer"). */
    overlayAutoOpened(state) {
      if (!state.overlay.isTouched) state.overlay.isOpen = true;
    },
    offerSeen(state, { payload: offerOrderId }: PayloadAction<string>) {
      state.shownIds.push(offerOrderId);
    },
    clientIdLearnt(state, { payload }: PayloadAction<string>) {
      state.yaClick = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadOffers.pending, (state, { meta }) => {
        state.status[meta.arg] = 'pending';
      })
      .addCase(loadOffers.fulfilled, (state, { meta, payload }) => {
        state.status[meta.arg] = 'loaded';
        state.pages[meta.arg] = payload;
      })
      .addCase(loadOffers.rejected, (state, { meta }) => {
        state.status[meta.arg] = 'failed';
      })
      .addCase(loadSlotImages.fulfilled, (state, { meta, payload }) => {
        state.slotImages[meta.arg] = payload;
      });
  },
  selectors: {
    selectAreOffersSettled: ({ status }) => status.page === 'loaded' || status.page === 'failed',
    selectBestOffer: (state): Offer | undefined => state.pages.page.offers.find(({ best }) => best),
    selectHaveOffersTexts: (state) =>
      state.pages.page.offers.some(({ infoHtml }) => infoHtml.trim() !== ''),
    /** The first external offer of the overlay's list, else of the page's. */
    selectOverlayOffer: (state): Offer | undefined =>
      state.pages.overlay.offers.find(({ isExternal }) => isExternal) ??
      state.pages.page.offers.find(({ isExternal }) => isExternal),
    /** All offers of the page, those at the top first, otherwise in the order they came. */
    selectOffersTopFirst: createSelector(
      [(state: OffersState) => state.pages.page.offers],
      (offers) => [...offers.filter(({ isTop }) => isTop), ...offers.filter(({ isTop }) => !isTop)],
    ),
    selectPageCallToAction: (state) => state.pages.page.pageCallToAction,
    selectShowcaseTypeId: (state) => state.pages.page.showcaseTypeId,
    selectSlotImages: (state) => state.slotImages.page,
    selectOverlaySlotImages: (state) => state.slotImages.overlay,
    selectIsOverlayOpen: (state) => state.overlay.isOpen,
    selectIsOverlayTouched: (state) => state.overlay.isTouched,
    selectWasShown: (state, offerOrderId: string) => state.shownIds.includes(offerOrderId),
    selectYaClick: (state) => state.yaClick,
  },
});

export const offersReducer = offersSlice.reducer;
export const { overlayToggled, overlayAutoOpened, offerSeen, clientIdLearnt } = offersSlice.actions;
export const {
  selectAreOffersSettled,
  selectBestOffer,
  selectHaveOffersTexts,
  selectOverlayOffer,
  selectOffersTopFirst,
  selectPageCallToAction,
  selectShowcaseTypeId,
  selectSlotImages,
  selectOverlaySlotImages,
  selectIsOverlayOpen,
  selectIsOverlayTouched,
  selectWasShown,
  selectYaClick,
} = offersSlice.selectors;

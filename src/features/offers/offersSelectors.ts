import { DEFAULT_PAGE_CALL_TO_ACTION } from '../../config/constants';
import type { SiteConfig } from '../../config/site';
import type { Offer } from '../../api/offer';
import type { RootState } from '../../store/types';
import { selectAreOverlaySlotsUnfilled } from '../ads/adsSlice';
import { selectAmount } from '../form/formSelectors';
import { selectSiteSettings } from '../site/siteSlice';
import {
  selectBestOffer,
  selectIsOverlayOpen,
  selectOfferLists,
  selectOverlayOffer,
} from './offersSlice';
import { fitsAmount, withoutOffer } from './offerTerms';

/** True if an offer's sums contain the amount of the form. */
export const selectFitsAmount = (state: RootState, offer: Offer, site: SiteConfig) =>
  fitsAmount(offer, selectAmount(state, site));

/** Label of an offer: that of its list, else the site's, else the default. */
export const selectCallToAction = (state: RootState, { callToAction }: Offer) =>
  [callToAction, selectSiteSettings(state)?.callToAction].find(Boolean) ??
  DEFAULT_PAGE_CALL_TO_ACTION;

/** The page's offers in the order of the response, without the banner's; a new array at each call. */
export const findListedOffers = (state: RootState): Offer[] =>
  withoutOffer(selectOfferLists(state).page, selectBestOffer(state));

export const selectHasListedOffers = (state: RootState) => findListedOffers(state).length > 0;

/** Offers of both lists that are like this; a new array at each call. */
export const findOffers = (state: RootState, isSought: (offer: Offer) => boolean): Offer[] => {
  const { page, overlay } = selectOfferLists(state);
  return [...page, ...overlay].filter(isSought);
};

/** True if the overlay has an offer, or a slot that did not stay unfilled. */
export const selectHasOverlay = (state: RootState) =>
  selectOverlayOffer(state) !== undefined || !selectAreOverlaySlotsUnfilled(state);

/** True while an overlay that has something to show is open. */
export const selectIsOverlayShown = (state: RootState) =>
  selectIsOverlayOpen(state) && selectHasOverlay(state);

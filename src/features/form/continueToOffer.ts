import { SHOWCASE_DELAY_MS } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import { continuedToOffer } from '../page/lifecycle';
import { selectNextOffer } from './formSelectors';

/**
 * Runs on «Далее», in addition to the navigation of the link (section 4, "Form", "Visit rules"): prepares for the next
 * visit, and opens the showcase in this tab after a delay.
 *
 * @param isNewTab true if the offer opens in a new tab for certain, not in the same view as in in-app browsers
 */
export function continueToOffer(isNewTab = false): AppThunk {
  return (dispatch, getState, { navigateLater }) => {
    dispatch(continuedToOffer());
    const offer = selectNextOffer(getState());
    const showcaseUrl = offer?.showcaseUrl ?? null;
    // Without an offer url the link itself leads to the showcase.
    if (showcaseUrl === null || offer?.offerUrl === null) return;
    navigateLater(showcaseUrl, SHOWCASE_DELAY_MS, isNewTab);
  };
}

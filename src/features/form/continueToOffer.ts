import { opensNewTab, type LinkClick } from '../../lib/linkOpenHandlers';
import type { AppThunk } from '../../store/types';
import { continuedToOffer } from '../page/lifecycle';
import { selectNextOffer } from './formSelectors';

/**
 * Runs on «Далее», in addition to the navigation of the link (section 4, "Form", "Visit rules"): prepares for the next
 * visit, and opens the showcase in this tab after a delay.
 */
export function continueToOffer(click: LinkClick): AppThunk {
  return (dispatch, getState, { followOffer }) => {
    if (opensNewTab(click) === null) return;
    dispatch(continuedToOffer());
    const offer = selectNextOffer(getState());
    if (offer !== null) followOffer(offer, click);
  };
}

import { SHOWCASE_DELAY_MS } from '../../config/constants';
import type { AppThunk } from '../../store/thunks';
import { countdownReset } from '../countdown/countdownSlice';
import { themeActivityCleared } from '../theme/themeSlice';
import { preparedForNext } from '../visit/visitSlice';
import { selectNextOffer } from './formSelectors';

/**
 * What «Далее» does beside following its link (section 4, "Form", "Visit rules"): prepares for the next visit before
 * the page is left, and takes this tab to the showcase half a second later.
 */
export function proceed(): AppThunk {
  return (dispatch, getState, { document }) => {
    dispatch(preparedForNext());
    dispatch(themeActivityCleared());
    dispatch(countdownReset());
    const offer = selectNextOffer(getState());
    const showcaseUrl = offer?.showcaseUrl ?? null;
    // Without an offer the link itself leads to the showcase, in this tab.
    if (showcaseUrl === null || offer?.offerUrl === null) return;
    setTimeout(() => document.leaveFor(showcaseUrl), SHOWCASE_DELAY_MS);
  };
}

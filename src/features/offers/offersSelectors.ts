import { DEFAULT_PAGE_CALL_TO_ACTION } from '../../config/constants';
import type { RootState } from '../../store/types';
import { selectSiteOptions } from '../site/siteSlice';
import { selectPageCallToAction, type OfferListName } from './offersSlice';

/** Label of a list's offers: the list's own, else the site's, else the default. */
export const selectCallToAction = (state: RootState, list: OfferListName) => {
  const labels = [
    selectPageCallToAction(state, list),
    selectSiteOptions(state)?.callToAction ?? '',
  ];
  return labels.find((label) => label.trim() !== '') ?? DEFAULT_PAGE_CALL_TO_ACTION;
};

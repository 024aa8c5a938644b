import { DEFAULT_PAGE_CALL_TO_ACTION } from '../../config/constants';
import type { RootState } from '../../store/types';
import { selectSiteOptions } from '../site/siteSlice';
import { selectPageCallToAction } from './offersSlice';

/** Label of offers: the page's, else the site's, else the default. */
export const selectCallToAction = (state: RootState) => {
  const labels = [selectPageCallToAction(state), selectSiteOptions(state)?.callToAction ?? ''];
  return labels.find((label) => label.trim() !== '') ?? DEFAULT_PAGE_CALL_TO_ACTION;
};

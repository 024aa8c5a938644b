import { DEFAULT_PAGE_CALL_TO_ACTION } from '../../config/constants';
import type { RootState } from '../../store/rootState';
import { selectSiteOptions } from '../site/siteSlice';
import { selectPageCallToAction } from './offersSlice';

/** The label on offers: the page's, else the site's, else the default. */
export const selectCallToAction = (state: RootState) => {
  const labels = [selectPageCallToAction(state), selectSiteOptions(state)?.callToAction ?? ''];
  return labels.find((label) => label.trim() !== '') ?? DEFAULT_PAGE_CALL_TO_ACTION;
};

/** Allows requests for counter, ads and push by the site's `cookieNotice.counter` and the visitor's choice. */
import type { SiteConfig } from '../../config/site';
import type { AppThunk, RootState } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { selectIsPageReady } from '../page/pageSlice';
import { selectSiteSettings } from '../site/siteSlice';
import { selectCookieConsent } from './cookieConsentSlice';
import { selectUsesCookieNotice } from './cookieNoticeRules';

/** False after a refusal; `afterConsent` needs a consent, or a visit without a notice. */
export function selectIsTrackingAllowed(state: RootState, { cookieNotice }: SiteConfig): boolean {
  const consent = selectCookieConsent(state);
  if (consent === 'refused') return false;
  if (cookieNotice.counter !== 'afterConsent') return true;
  if (consent === 'accepted' || consent === 'timeout') return true;
  return (
    selectSiteSettings(state) !== null && selectIsPageReady(state) && !selectUsesCookieNotice(state)
  );
}

/** Resolves once third parties may load; stays pending after a refusal. */
export function waitForTrackingConsent(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { site }) => {
    await dispatch(waitForState((state) => selectIsTrackingAllowed(state, site)));
  };
}

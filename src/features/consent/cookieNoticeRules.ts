/** Rules of the cookie notice (section 4, "GDPR notice"). */
import { COOKIE } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import type { RootState } from '../../store/types';
import { selectIsPageReady } from '../page/pageSlice';
import { selectSiteOptions } from '../site/siteSlice';
import { selectHasAlternativeSettings } from '../visit/visitSlice';
import { cookieConsentRestored, parseCookieConsent, selectCookieConsent } from './consentSlice';

/** Reads the consent of an earlier load from its cookie. */
export function restoreCookieConsent(): AppThunk {
  return (dispatch, _getState, { cookies }) => {
    dispatch(cookieConsentRestored(parseCookieConsent(cookies.get(COOKIE.cookieConsent.name))));
  };
}

/** True when the site shows a notice to this kind of visit and no consent is recorded. */
export const selectIsCookieNoticeDue = (state: RootState): boolean => {
  const options = selectSiteOptions(state);
  if (options === null || !selectIsPageReady(state)) return false;
  const isUsed = selectHasAlternativeSettings(state) ? options.alternativeGdprUse : options.gdprUse;
  return isUsed && selectCookieConsent(state) === 'none';
};

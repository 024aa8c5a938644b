/** The rules of the notice about cookies (section 4, "GDPR notice"). */
import { COOKIE } from '../../config/constants';
import type { AppThunk } from '../../store/thunks';
import type { RootState } from '../../store/rootState';
import { selectIsPageReady } from '../page/pageSlice';
import { selectSiteOptions } from '../site/siteSlice';
import { selectHasAlternativeSettings } from '../visit/visitSlice';
import { cookieAnswerRead, parseCookieAnswer, selectCookieAnswer } from './consentSlice';

/** Looks whether the visitor has answered on an earlier load. */
export function readCookieAnswer(): AppThunk {
  return (dispatch, _getState, { cookies }) => {
    dispatch(cookieAnswerRead(parseCookieAnswer(cookies.get(COOKIE.cookieConsent.name))));
  };
}

/** Whether the notice is to be shown: the site asks for it, for visits of this kind, and has no answer yet. */
export const selectIsNoticeDue = (state: RootState): boolean => {
  const options = selectSiteOptions(state);
  if (options === null || !selectIsPageReady(state)) return false;
  const isUsed = selectHasAlternativeSettings(state) ? options.alternativeGdprUse : options.gdprUse;
  return isUsed && selectCookieAnswer(state) === 'none';
};

import { useEffect, useEffectEvent } from 'react';
import { APP_COOKIE } from '../../config/constants';
import { readCookieConsent } from '../../features/cookieConsent/cookieConsent';
import {
  cookieNoticeDismissed,
  selectCookieConsent,
} from '../../features/cookieConsent/cookieConsentSlice';
import { pushPromptClosed, selectWasPushPromptShown } from '../../features/push/pushSlice';
import { isTabVisible } from '../../lib/useIsTabVisible';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/types';

/**
 * Nothing is asked twice, and a refusal counts: takes over what was answered or seen in another tab once the visitor is
 * back in this one.
 *
 * @param isInUse true while the message is pointed at or has the focus: it stays
 */
export function useFollowOtherTabs(isInUse: boolean): void {
  const dispatch = useAppDispatch();
  const follow = useEffectEvent(() => {
    if (isTabVisible() && !isInUse) dispatch(followOtherTabs);
  });
  useEffect(() => {
    const handle = () => follow();
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);
}

const followOtherTabs: AppThunk = (dispatch, getState, { cookies }) => {
  const stored = readCookieConsent(cookies);
  if (stored !== 'none' && stored !== selectCookieConsent(getState())) {
    dispatch(cookieNoticeDismissed(stored));
  }
  const wasPromptShown = cookies.get(APP_COOKIE.repushPrompt.name) !== undefined;
  if (wasPromptShown && !selectWasPushPromptShown(getState())) dispatch(pushPromptClosed());
};

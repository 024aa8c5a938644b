import { API_TIMEOUT_MS } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import { selectVisitToken } from '../visit/visitSlice';
import { loadConsentConfig } from './consentSlice';
import { waitForConsents } from './waitForConsents';

/** Loads the configured consents; their chunk may hang: after the timeout the old checkbox applies. */
export function loadDueConsents(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(loadConsentConfig({ token: selectVisitToken(getState()) }));
    await dispatch(waitForConsents(API_TIMEOUT_MS));
  };
}

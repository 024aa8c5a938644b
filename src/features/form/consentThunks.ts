import { API_TIMEOUT_MS } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { selectVisitToken } from '../visit/visitSlice';
import {
  configuredConsentsUnavailable,
  loadConsentConfig,
  selectAreDueConsentsShown,
  selectIsConsentKindKnown,
} from './consentSlice';
import { formActions } from './formSlice';

/** Ticks or clears a checkbox by its name. */
export function changeConsent(name: string, isChecked: boolean): AppThunk {
  return (dispatch, _getState, { clock }) => {
    dispatch(formActions.consentChanged({ name, isChecked, atMs: clock.now() }));
  };
}

/** Loads the configured consents; their chunk may hang: after the timeout the old checkbox applies. */
export function loadDueConsents(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(loadConsentConfig({ token: selectVisitToken(getState()) }));
    await dispatch(waitForConsents(API_TIMEOUT_MS));
  };
}

/**
 * Waits until the consents that are due are on the screen: for the settings that say which, then for the consents. On a
 * timeout the old checkbox applies: as it stands while the settings are unknown, else cleared unless the visitor has set
 * it.
 *
 * @param timeoutMs of each of the two
 */
export function waitForConsents(timeoutMs: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!(await dispatch(waitForState(selectIsConsentKindKnown, timeoutMs)))) return;
    if (await dispatch(waitForState(selectAreDueConsentsShown, timeoutMs))) return;
    dispatch(configuredConsentsUnavailable());
  };
}

import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import {
  configuredConsentsUnavailable,
  selectAreDueConsentsShown,
  selectIsConsentKindKnown,
} from './consentSlice';

/**
 * Waits until the consents that are due are on the screen. On a timeout the old checkbox applies: as it stands while the
 * settings are unknown, else cleared unless the visitor has set it.
 */
export function waitForConsents(timeoutMs: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const areShown = await dispatch(waitForState(selectAreDueConsentsShown, timeoutMs));
    if (areShown || !selectIsConsentKindKnown(getState())) return;
    dispatch(configuredConsentsUnavailable());
  };
}

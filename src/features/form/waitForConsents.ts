import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import {
  configuredConsentsUnavailable,
  selectAreDueConsentsShown,
  selectIsConsentKindKnown,
} from './consentSlice';

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

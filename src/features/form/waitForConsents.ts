import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { configuredConsentsUnavailable } from '../consent/consentSlice';
import { selectIsConsentVariantKnown } from '../site/siteSlice';
import { selectAreRequiredConsentsShown } from './formSelectors';

/**
 * Waits until the required consents are on the screen. On a timeout the old checkbox applies: as it stands while the
 * settings are unknown, else cleared unless the visitor has set it.
 */
export function waitForConsents(timeoutMs: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const areShown = await dispatch(waitForState(selectAreRequiredConsentsShown, timeoutMs));
    if (areShown || !selectIsConsentVariantKnown(getState())) return;
    dispatch(configuredConsentsUnavailable());
  };
}

import type { AppThunk } from '../../store/types';
import { waitForTrackingConsent } from '../cookieConsent/trackingConsent';
import { clientIdReceived, selectClientId } from './offersSlice';

/** Times of the attempts after tracking is allowed; several, because the counter script loads late. */
const ATTEMPTS_AT_MS = [0, 1_500, 4_000, 10_000];

/**
 * Requests the analytics client id for offer links until it is known; gives up after the last attempt.
 *
 * @returns a function that stops polling
 */
export function pollClientId(): AppThunk<() => void> {
  return (dispatch, getState, { getClientId }) => {
    const poll = () => {
      if (isStopped || selectClientId(getState()) !== '') return;
      void getClientId().then((id) => {
        if (id !== undefined) dispatch(clientIdReceived(id));
      });
    };
    let isStopped = false;
    // The counter may wait for the consent.
    void dispatch(waitForTrackingConsent()).then(() => {
      ATTEMPTS_AT_MS.forEach((afterMs) => setTimeout(poll, afterMs));
    });
    return () => {
      isStopped = true;
    };
  };
}

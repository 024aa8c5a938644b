import type { AppThunk } from '../../store/types';
import { clientIdReceived, selectClientId } from './offersSlice';

/** Times of the attempts; several, because the counter script loads late. */
const ATTEMPTS_AT_MS = [0, 1_500, 4_000, 10_000];

/** Requests the analytics client id for offer links until it is known; gives up after the last attempt. */
export function pollClientId(): AppThunk {
  return (dispatch, getState, { getClientId }) => {
    const poll = () => {
      if (selectClientId(getState()) !== '') return;
      void getClientId().then((id) => {
        if (id !== undefined) dispatch(clientIdReceived(id));
      });
    };
    ATTEMPTS_AT_MS.forEach((afterMs) => setTimeout(poll, afterMs));
  };
}

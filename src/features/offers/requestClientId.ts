import { watchCounters } from '../../lib/metrikaCounters';
import type { AppThunk } from '../../store/types';
import { addAppListener } from '../../store/waitForState';
import { selectIsTrackingAllowed } from '../cookieConsent/trackingConsent';
import { formActions } from '../form/formSlice';
import { clientIdReceived, clientIdRequested } from '../visit/clientId';

/** Asks every counter of the page once; a late answer counts, too. */
export function requestClientId(): AppThunk {
  return (dispatch, getState, { site, thirdParty }) => {
    const receive = (id: unknown) => {
      if (typeof id === 'string' && /^\d{1,32}$/.test(id)) dispatch(clientIdReceived(id));
    };
    const check = watchCounters(
      thirdParty.window,
      () => selectIsTrackingAllowed(getState(), site),
      ({ call }) => {
        dispatch(clientIdRequested());
        // The older code returns the id.
        receive(call('getClientID', receive));
      },
    );
    dispatch(addAppListener({ actionCreator: formActions.applicationSubmitted, effect: check }));
  };
}

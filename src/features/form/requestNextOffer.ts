import type { CallResult } from '../../api/callResult';
import type { NextOffer } from '../../api/offer';
import { callApi } from '../../store/callApi';
import type { AppThunk } from '../../store/thunks';
import type { Application } from '../site/multiOffer';
import { selectThemeAlias } from '../theme/themeSlice';
import { selectVisitToken, selectVisitUrl } from '../visit/visitSlice';

/** The get-offer action of section 7: the application and what is known of the visit, sent as one lead. */
export function requestNextOffer({
  siteAlias,
  amount,
  telephone,
  externalClientId,
}: Application): AppThunk<Promise<CallResult<NextOffer>>> {
  return (_dispatch, getState, services) => {
    const state = getState();
    const request = {
      siteAlias,
      url: selectVisitUrl(state),
      preToken: selectVisitToken(state),
      style: selectThemeAlias(state),
      sum: amount,
      telephone,
      ...(externalClientId === undefined ? {} : { externalId: externalClientId }),
    };
    return callApi(services, (api) => api.getNextOffer(request));
  };
}

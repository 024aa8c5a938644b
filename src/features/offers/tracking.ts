/** What the service is told of offers (section 4, "Offer tracking"). Nobody waits for it, and it outlives the page. */
import type { Api } from '../../api';
import type { CallResult } from '../../api/callResult';
import type { Offer, OfferTrackingBody } from '../../api/offer';
import { TRACKING_RETRY_MS } from '../../config/constants';
import { callApi } from '../../store/callApi';
import type { AppThunk } from '../../store/thunks';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import { selectVisitToken } from '../visit/visitSlice';
import { offerSeen, selectShowcaseTypeId, selectWasShown } from './offersSlice';

function trackingBody(state: RootState, { offerOrderId, partner }: Offer): OfferTrackingBody {
  return {
    offers: [offerOrderId],
    partner,
    use_pre_token: true,
    token: selectVisitToken(state),
    showcase_type: selectShowcaseTypeId(state),
  };
}

/**
 * A failure is tried once more, and then it has only been logged. Not at once: while the page is being left, the
 * browser reports calls as failed that have reached the service, and a second one would count the offer twice. The
 * timer goes with the page.
 */
async function tell(
  services: Services,
  call: (api: Api) => Promise<CallResult<null>>,
): Promise<void> {
  const answer = await callApi(services, call);
  if (!answer.ok) setTimeout(() => void callApi(services, call), TRACKING_RETRY_MS);
}

/** The visitor has opened the offer. */
export function trackOfferClick(offer: Offer): AppThunk {
  return (_dispatch, getState, services) => {
    const body = trackingBody(getState(), offer);
    void tell(services, (api) => api.sendVisitedOffers(body));
  };
}

/** The offer has become visible; told once for each offer and load. */
export function trackOfferShown(offer: Offer): AppThunk {
  return (dispatch, getState, services) => {
    if (selectWasShown(getState(), offer.offerOrderId)) return;
    dispatch(offerSeen(offer.offerOrderId));
    const body = trackingBody(getState(), offer);
    void tell(services, (api) => api.sendShownOffers(body));
  };
}

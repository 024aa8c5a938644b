/** Offer tracking (section 4, "Offer tracking"). Requests survive page unload and block nothing. */
import type { Api } from '../../api';
import type { CallResult } from '../../api/callResult';
import type { Offer, OfferTrackingBody } from '../../api/offer';
import { TRACKING_RETRY_DELAY_MS } from '../../config/constants';
import { callApi } from '../../store/callApi';
import type { Services } from '../../store/services';
import type { AppThunk, RootState } from '../../store/types';
import { selectVisitToken } from '../visit/visitSlice';
import { offerClicked, offerShown, selectWasShown } from './offersSlice';

function createTrackingBody(
  state: RootState,
  { wireIds, showcaseTypeId }: Offer,
): OfferTrackingBody {
  return {
    offers: [wireIds.offer],
    partner: wireIds.partner,
    use_pre_token: true,
    token: selectVisitToken(state),
    showcase_type: showcaseTypeId,
  };
}

/**
 * Retries once after a delay that a page being unloaded does not reach: browsers report its delivered requests as
 * failed. A request that timed out may have arrived, and is not sent again.
 */
async function sendWithRetry(
  services: Services,
  call: (api: Api) => Promise<CallResult<null>>,
): Promise<void> {
  const result = await callApi(services, call);
  if (result.ok || result.failure.kind === 'timeout') return;
  setTimeout(() => void callApi(services, call), TRACKING_RETRY_DELAY_MS);
}

/** Tracks a click on an offer. */
export function trackOfferClick(offer: Offer): AppThunk {
  return (dispatch, getState, services) => {
    dispatch(offerClicked(offer.offerOrderId));
    const body = createTrackingBody(getState(), offer);
    void sendWithRetry(services, (api) => api.sendVisitedOffers(body));
  };
}

/** Tracks an offer that became visible, once per offer and load. */
export function trackOfferShown(offer: Offer): AppThunk {
  return (dispatch, getState, services) => {
    if (selectWasShown(getState(), offer.offerOrderId)) return;
    dispatch(offerShown(offer.offerOrderId));
    const body = createTrackingBody(getState(), offer);
    void sendWithRetry(services, (api) => api.sendShownOffers(body));
  };
}

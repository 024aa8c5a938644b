/** Offer tracking (section 4, "Offer tracking"). Requests survive page unload and block nothing. */
import type { Api } from '../../api';
import type { CallResult } from '../../api/callResult';
import type { Offer, OfferTrackingBody } from '../../api/offer';
import { TRACKING_RETRY_DELAY_MS } from '../../config/constants';
import { callApi } from '../../store/callApi';
import type { AppThunk } from '../../store/types';
import { selectVisitToken } from '../visit/visitSlice';
import { offerClicked, offerShown, selectShownIds } from './offersSlice';

/**
 * Retries once after a delay that a page being unloaded does not reach: browsers report its delivered requests as
 * failed. A request that timed out may have arrived, and is not sent again.
 */
function track(
  { wireIds, showcaseTypeId }: Offer,
  send: (api: Api, body: OfferTrackingBody) => Promise<CallResult<null>>,
): AppThunk<Promise<void>> {
  return async (_dispatch, getState, services) => {
    const body: OfferTrackingBody = {
      offers: [wireIds.offer],
      partner: wireIds.partner,
      use_pre_token: true,
      token: selectVisitToken(getState()),
      showcase_type: showcaseTypeId,
    };
    const call = (api: Api) => send(api, body);
    const result = await callApi(services, call);
    if (result.ok || result.failure.kind === 'timeout') return;
    setTimeout(() => void callApi(services, call), TRACKING_RETRY_DELAY_MS);
  };
}

export function trackOfferClick(offer: Offer): AppThunk {
  return (dispatch) => {
    dispatch(offerClicked(offer.offerOrderId));
    void dispatch(track(offer, (api, body) => api.sendVisitedOffers(body)));
  };
}

/** Tracks an offer that became visible, once per offer and load. */
export function trackOfferShown(offer: Offer): AppThunk {
  return (dispatch, getState) => {
    if (selectShownIds(getState()).includes(offer.offerOrderId)) return;
    dispatch(offerShown(offer.offerOrderId));
    void dispatch(track(offer, (api, body) => api.sendShownOffers(body)));
  };
}

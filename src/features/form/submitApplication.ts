import type { CallFailure } from '../../api/callResult';
import type { NextOffer, NextOfferRequest } from '../../api/offer';
import { COPY } from '../../config/copy';
import { SUBMIT_WAIT_TIMEOUT_MS } from '../../config/constants';
import type { SiteConfig } from '../../config/site';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/createApiThunk';
import type { Services } from '../../store/services';
import type { AppThunk, RootState } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { notificationAdded, retriesDismissed } from '../notifications/notificationsSlice';
import { selectThemeAlias } from '../theme/themeSlice';
import {
  parseVisit,
  selectHasParseFailed,
  selectIsParsing,
  selectVisitToken,
  selectVisitUrl,
  visitTelephoneCleared,
} from '../visit/visitSlice';
import { applicationPrepared, applicationSent, createIdempotencyKey } from './application';
import {
  selectAmount,
  selectChosenAmount,
  selectAreRequiredConsentsShown,
  selectIsAccepted,
  selectIsPhoneComplete,
  selectTelephone,
} from './formSelectors';
import { getGivenConsents } from './givenConsents';
import { toApiPhone } from './phone';
import { waitForConsents } from './waitForConsents';

/**
 * Why a submit failed; the form keeps its values.
 *
 * - `phoneIncomplete`: an incomplete phone, in a submit before hydration or in a retry; notifications stay
 * - `consentMissing`: a consent turned out to be required and is not given
 * - `connection`: offline, an error status, an invalid response, or an api chunk that failed to load
 * - `timeout`: no response in time
 * - `noOffer`: a response without a usable url
 */
export type SubmitFailure =
  'phoneIncomplete' | 'consentMissing' | 'connection' | 'timeout' | 'noOffer';

/** Sends the form as one lead (section 4, "Form"; section 7, get-offer action). Never retries by itself. */
export const submitApplication = createAppAsyncThunk<
  NextOffer,
  undefined,
  { rejectValue: SubmitFailure }
>(
  'form/submit',
  async (_, { dispatch, getState, extra, rejectWithValue }) => {
    if (!selectIsPhoneComplete(getState())) return rejectWithValue('phoneIncomplete');
    dispatch(retriesDismissed());
    const isConsentMissing = () => !selectIsAccepted(getState());
    if (selectAreRequiredConsentsShown(getState()) && isConsentMissing()) {
      return rejectWithValue('consentMissing');
    }
    // Run in parallel; each has its own timeout.
    const [externalId] = await Promise.all([
      extra.getClientId(),
      dispatch(waitForConsents(SUBMIT_WAIT_TIMEOUT_MS)),
      dispatch(retryFailedParse()),
    ]);
    if (isConsentMissing()) return rejectWithValue('consentMissing');

    const request = createNextOfferRequest(getState(), extra, externalId);
    const idempotencyKey = createIdempotencyKey(getState(), request.sum, extra.keySeed.get());
    dispatch(applicationPrepared());
    const result = await callApi(extra, (api) => {
      dispatch(applicationSent());
      // A reload before the response must not make a second lead of the same application.
      extra.keySeed.save();
      return api.getNextOffer({ request, idempotencyKey });
    });
    if (result.ok) {
      dispatch(visitTelephoneCleared());
      // Also for a retry after "no offer": with the same key the service would repeat this response.
      extra.keySeed.renew();
    }
    if (result.ok && hasUrl(result.data)) return result.data;

    if (!result.ok && result.failure.kind === 'chunk') {
      await extra.pageDocument.reloadWithInput(selectChosenAmount(getState()));
    }
    const failure = result.ok ? 'noOffer' : toSubmitFailure(result.failure);
    const message = failureMessage(failure, extra.site);
    dispatch(notificationAdded({ tone: 'alert', message, canRetry: true }));
    return rejectWithValue(failure);
  },
  {
    // Ignores a double click and a second Enter.
    condition: (_, { getState }) => getState().form.status === 'editing',
  },
);

function createNextOfferRequest(
  state: RootState,
  { site, pageDocument, clock }: Services,
  externalId: string | undefined,
): NextOfferRequest {
  const consents = () => getGivenConsents(state, pageDocument.readConsentTexts(), clock.now());
  return {
    siteAlias: site.siteAlias,
    url: selectVisitUrl(state),
    preToken: selectVisitToken(state),
    style: selectThemeAlias(state),
    sum: selectAmount(state, site),
    telephone: toApiPhone(selectTelephone(state)),
    ...(externalId === undefined ? {} : { externalId }),
    ...(site.lead?.sendsConsents === true ? { consents: consents() } : {}),
  };
}

function failureMessage(failure: keyof typeof COPY.submitFailures, { hints }: SiteConfig): string {
  const message = COPY.submitFailures[failure];
  return failure === 'noOffer' && hints?.selfBan === true ? `${message}. ${COPY.selfBan}` : message;
}

function hasUrl({ offerUrl, showcaseUrl }: NextOffer): boolean {
  return offerUrl !== null || showcaseUrl !== null;
}

function toSubmitFailure({ kind }: CallFailure): 'timeout' | 'connection' {
  return kind === 'timeout' ? 'timeout' : 'connection';
}

/** Retries a failed parse once; the lead is sent without a token if that fails too. */
function retryFailedParse(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectHasParseFailed(getState())) return;
    const retry = dispatch(parseVisit());
    await dispatch(waitForState((state) => !selectIsParsing(state), SUBMIT_WAIT_TIMEOUT_MS));
    // Once the lead is sent, a late response must not bring back the phone or the url.
    retry.abort();
  };
}

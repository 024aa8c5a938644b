import { createAction } from '@reduxjs/toolkit';
import { toCallResult, type CallResult } from '../../api/callResult';
import {
  NEXT_OFFER_PATH,
  parseNextOffer,
  type GivenConsent,
  type Lead,
  type NextOffer,
} from '../../api/lead';
import { API_CHUNK_TIMEOUT_MS, SUBMIT_WAIT_TIMEOUT_MS } from '../../config/constants';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/createApiThunk';
import type { Services } from '../../store/services';
import type { AppThunk, RootState } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { notificationAdded, retriesDismissed } from '../notifications/notificationsSlice';
import { selectThemeAlias } from '../theme/themeSlice';
import { withoutQuery } from '../visit/visitRecord';
import {
  parseVisit,
  selectHasParseFailed,
  selectIsParsing,
  selectVisit,
  visitTelephoneCleared,
} from '../visit/visitSlice';
import {
  selectAmount,
  selectAreRequiredConsentsShown,
  selectIsAccepted,
  selectIsPhoneComplete,
  selectUsesConfiguredConsents,
  selectTelephone,
} from './formSelectors';
import { ACCEPT_NAME, consentName, createLead } from './lead';
import { failureMessage, findLeadFailure, type LeadFailure } from './leadFailure';
import { waitForConsents } from './waitForConsents';

/**
 * Why a submit failed; the form keeps its values.
 *
 * - `phoneIncomplete`: an incomplete phone, in a submit before hydration or in a retry; notifications stay
 * - `consentMissing`: a consent turned out to be required and is not given
 * - others: see `LeadFailure`; an api chunk that failed to load is not among them, since the inline script sends then
 */
export type SubmitFailure = 'phoneIncomplete' | 'consentMissing' | LeadFailure;

/** The content of a submit is settled: later changes of the settings do not affect it. */
export const applicationPrepared = createAction('form/applicationPrepared');

/** Dispatched right before the request. */
export const applicationSent = createAction('form/applicationSent');

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

    const lead = selectLead(getState(), extra, externalId);
    dispatch(applicationPrepared());
    const result = await sendLead(lead, extra, () => dispatch(applicationSent()));
    if (result.ok) {
      dispatch(visitTelephoneCleared());
      // Also for a retry after "no offer": with the same key the service would repeat this response.
      extra.landing.keySeed.renew();
    }
    const failure = findLeadFailure(result);
    if (result.ok && failure === null) return result.data;
    const reason = failure ?? 'connection';
    const message = failureMessage(reason, extra.site);
    dispatch(notificationAdded({ tone: 'alert', message, canRetry: true }));
    return rejectWithValue(reason);
  },
  {
    // Ignores a double click and a second Enter.
    condition: (_, { getState }) => getState().form.status === 'editing',
  },
);

function selectLead(
  state: RootState,
  { site, pageDocument, clock, landing }: Services,
  externalId: string | undefined,
): Lead {
  const visit = selectVisit(state);
  return createLead(
    {
      siteAlias: site.siteAlias,
      url: visit.url || withoutQuery(landing.strippedUrl),
      preToken: visit.token,
      style: selectThemeAlias(state),
      sum: selectAmount(state, site),
      telephone: selectTelephone(state),
      consents: selectGivenConsents(state, pageDocument.readConsentTexts(), clock.now()),
      externalId,
    },
    site.lead?.sendsConsents === true,
    landing.keySeed.get(),
  );
}

/**
 * The consents of a lead, for proof.
 *
 * @param texts the text on the screen beside each checkbox, by its name
 */
function selectGivenConsents(
  state: RootState,
  texts: Readonly<Record<string, string>>,
  nowMs: number,
): GivenConsent[] {
  const { accept, consents, consentTimesMs } = state.form;
  const given: [name: string, checked: boolean][] = selectUsesConfiguredConsents(state)
    ? consents.map((checked, index) => [consentName(index), checked])
    : [[ACCEPT_NAME, accept]];
  return given.map(([id, checked]) => ({
    id,
    checked,
    text: texts[id] ?? '',
    at: new Date(consentTimesMs[id] ?? nowMs).toISOString(),
  }));
}

/** Sends it through the api chunk; through the inline script where that cannot be had. */
async function sendLead(
  lead: Lead,
  services: Services,
  onSend: () => void,
): Promise<CallResult<NextOffer>> {
  const { landing } = services;
  const announce = () => {
    onSend();
    // A reload before the response must not make a second lead of the same application.
    landing.keySeed.save();
  };
  const result = await callApi(
    services,
    (api) => {
      announce();
      return api.getNextOffer(lead);
    },
    API_CHUNK_TIMEOUT_MS,
  );
  if (result.ok || result.failure.kind !== 'chunk') return result;
  announce();
  const response = await landing.sendLead(lead.request, lead.idempotencyKey);
  return toCallResult(response, `POST ${NEXT_OFFER_PATH}`, parseNextOffer);
}

/** Retries a failed parse once; the lead is sent without a token if that fails too. */
function retryFailedParse(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectHasParseFailed(getState())) return;
    const retry = dispatch(parseVisit(undefined));
    await dispatch(waitForState((state) => !selectIsParsing(state), SUBMIT_WAIT_TIMEOUT_MS));
    // Once the lead is sent, a late response must not bring back the phone or the url.
    retry.abort();
  };
}

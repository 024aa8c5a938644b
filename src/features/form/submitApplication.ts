import { createAction } from '@reduxjs/toolkit';
import { toCallResult, type CallFailure, type CallResult } from '../../api/callResult';
import {
  NEXT_OFFER_PATH,
  parseNextOffer,
  type Lead,
  type LeadSender,
  type NextOffer,
} from '../../api/lead';
import { API_CHUNK_TIMEOUT_MS, SUBMIT_WAIT_TIMEOUT_MS } from '../../config/constants';
import { callApi, keepFailure } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/createApiThunk';
import type { Services } from '../../store/services';
import type { AppThunk, RootState } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import {
  selectAreDueConsentsShown,
  selectGivenConsents,
  selectIsAccepted,
} from '../consent/consentSlice';
import { waitForConsents } from '../consent/waitForConsents';
import { notificationAdded, retriesDismissed } from '../notifications/notificationsSlice';
import { siteLines } from '../site/siteLines';
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
  selectIsEditing,
  selectIsPhoneComplete,
  selectTelephone,
} from './formSelectors';
import { createLead } from './lead';
import { failureMessage, findLeadFailure, type LeadFailure } from './leadFailure';

/**
 * Why a submit failed; the form keeps its values.
 *
 * - `phoneIncomplete`: an incomplete phone, in a submit before hydration or in a retry; notifications stay
 * - `consentMissing`: a consent turned out to be required and is not given
 * - others: see `LeadFailure`; an api chunk that failed to load is not among them, since the inline script sends then
 */
export type SubmitFailure = 'phoneIncomplete' | 'consentMissing' | LeadFailure;

/** The content of a submit is settled, and its request follows. */
export const sendingStarted = createAction<{ atMs: number }>('form/sendingStarted');

/** How one request for the next offer has ended. */
export interface LeadAttemptEnd {
  readonly outcome: 'offer' | LeadFailure;
  /** Milliseconds since the epoch. */
  readonly endedAtMs: number;
  /** The inline script sends where the api chunk cannot be had. */
  readonly sentBy: LeadSender;
  /** Null if a valid response arrived. */
  readonly failure: CallFailure | null;
}

/** A response to a lead has arrived, or none does. */
export const sendingEnded = createAction<LeadAttemptEnd>('form/sendingEnded');

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
    if (selectAreDueConsentsShown(getState()) && isConsentMissing()) {
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
    dispatch(sendingStarted({ atMs: extra.clock.now() }));
    const { result, sentBy } = await sendLead(lead, extra);
    if (result.ok) {
      dispatch(visitTelephoneCleared());
      // Also for a retry after "no offer": with the same key the service would repeat this response.
      extra.landing.keySeed.renew();
    }
    const leadFailure = findLeadFailure(result);
    dispatch(
      sendingEnded({
        outcome: leadFailure ?? 'offer',
        endedAtMs: extra.clock.now(),
        sentBy,
        failure: result.ok ? null : result.failure,
      }),
    );
    if (result.ok && leadFailure === null) {
      extra.landing.saveApproval({ ...result.data, sumRub: lead.request.sum });
      return result.data;
    }
    const reason = leadFailure ?? 'connection';
    const message = failureMessage(reason, siteLines(extra.site, extra.clock.now()));
    dispatch(notificationAdded({ tone: 'alert', message, canRetry: true }));
    return rejectWithValue(reason);
  },
  {
    // Ignores a double click and a second Enter.
    condition: (_, { getState }) => selectIsEditing(getState()),
  },
);

function selectLead(
  state: RootState,
  { site, clock, landing }: Services,
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
      consents: selectGivenConsents(state, clock.now()),
      externalId,
    },
    site.lead.sendsConsents,
    landing.keySeed.get(),
  );
}

/** Sends it through the api chunk; through the inline script where that cannot be had. */
async function sendLead(
  lead: Lead,
  services: Services,
): Promise<{ result: CallResult<NextOffer>; sentBy: LeadSender }> {
  const { landing } = services;
  // A reload before the response must not make a second lead of the same application.
  landing.keySeed.save();
  const result = await callApi(services, (api) => api.getNextOffer(lead), API_CHUNK_TIMEOUT_MS);
  if (result.ok || result.failure.kind !== 'chunk') return { result, sentBy: 'app' };
  const response = await landing.sendLead(lead.request, lead.idempotencyKey);
  const received = toCallResult(response, `POST ${NEXT_OFFER_PATH}`, parseNextOffer);
  return { result: keepFailure(services, received), sentBy: 'inlineScript' };
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

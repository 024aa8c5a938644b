import { describeFailure, toCallResult } from '../../api/callResult';
import { NEXT_OFFER_PATH, parseNextOffer } from '../../api/nextOffer';
import { formContent, type LeadContent } from '../../application/createLead';
import { failureMessage } from '../../application/leadFailure';
import { REFUSALS } from '../../application/applicationState';
import type { LeadResult } from '../../application/sendLead';
import { CLIENT_ID_TIMEOUT_MS, SUBMIT_WAIT_TIMEOUT_MS } from '../../config/constants';
import { holdDownloads } from '../../lib/downloads';
import { keepFailure } from '../../store/callApi';
import type { Services } from '../../store/services';
import type { AppThunk, RootState } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { notificationAdded, actionsDismissed } from '../notifications/notificationsSlice';
import { siteLines } from '../site/siteLines';
import { selectThemeAlias } from '../theme/themeSlice';
import { selectClientId, selectIsClientIdAwaited } from '../visit/clientId';
import { withoutQuery } from '../visit/visitRecord';
import {
  parseVisit,
  selectHasParseFailed,
  selectIsParsing,
  selectVisit,
  visitTelephoneCleared,
} from '../visit/visitSlice';
import { selectAreDueConsentsShown, selectDueConsentNames } from './consentSlice';
import {
  selectAmount,
  selectIsAccepted,
  selectIsEditing,
  selectMissingParts,
} from './formSelectors';
import { formActions } from './formSlice';
import { waitForConsents } from './consentThunks';

/** Sends the form as one lead (section 4, "Form"); ignores a double click and a second Enter. Never retries by itself. */
export function submitApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectIsEditing(getState())) return;
    dispatch(formActions.applicationSubmitted());
    await dispatch(sendApplication());
  };
}

/** Goes on with a submitted application: waits for what it needs and sends it. Resolves with its first result. */
export function sendApplication(): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const { site, landing } = services;
    const isConsentMissing = () => !selectIsAccepted(getState());
    const field = selectMissingParts(getState()).find((part) => part !== 'missingConsent');
    if (field) {
      dispatch(formActions.submitRefused(REFUSALS[field]));
      return;
    }
    dispatch(actionsDismissed());
    if (selectAreDueConsentsShown(getState()) && isConsentMissing()) {
      dispatch(formActions.submitRefused('consentMissing'));
      return;
    }
    // Run in parallel; each has its own timeout.
    await Promise.all([
      dispatch(waitForState((state) => !selectIsClientIdAwaited(state), CLIENT_ID_TIMEOUT_MS)),
      dispatch(waitForConsents(SUBMIT_WAIT_TIMEOUT_MS)),
      dispatch(retryFailedParse()),
    ]);
    if (isConsentMissing()) {
      dispatch(formActions.submitRefused('consentMissing'));
      return;
    }
    const content = selectLeadContent(getState(), services);
    dispatch(formActions.sendingStarted());
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    holdDownloads(ended);
    landing.sendLead(content, site.lead.sendsConsents, (result) => {
      dispatch(showResult(result));
      end();
    });
    await ended;
  };
}

function showResult({ response, ...result }: LeadResult): AppThunk {
  return (dispatch, _getState, services) => {
    const call = toCallResult(response, `POST ${NEXT_OFFER_PATH}`, parseNextOffer);
    keepFailure(services, call);
    if (call.ok) dispatch(visitTelephoneCleared());
    else services.log.error(describeFailure(call.failure));
    dispatch(actionsDismissed());
    dispatch(formActions.leadEnded({ ...result, sentBy: 'app' }));
    const { outcome } = result.end;
    if (outcome === 'approved') return;
    const message = failureMessage(outcome, siteLines(services.site, services.clock.now()));
    const action = outcome === 'challenge' ? 'reload' : 'retry';
    dispatch(notificationAdded({ tone: 'alert', message, action }));
  };
}

function selectLeadContent(state: RootState, { site, clock, landing }: Services): LeadContent {
  const visit = selectVisit(state);
  return {
    siteAlias: site.siteAlias,
    url: visit.url || withoutQuery(landing.strippedUrl),
    preToken: visit.token,
    style: selectThemeAlias(state),
    sum: selectAmount(state, site),
    ...formContent(state.form, selectDueConsentNames(state), clock.now()),
    externalId: selectClientId(state) || undefined,
  };
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

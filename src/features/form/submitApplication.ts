import { createAsyncThunk } from '@reduxjs/toolkit';
import type { NextOffer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { SUBMIT_WAIT_MS } from '../../config/constants';
import type { AppDispatch, AppThunk } from '../../store/thunks';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import { waitForState } from '../../store/waitForState';
import { consentWaitEnded } from '../consent/consentSlice';
import { notificationsWithdrawn, notified } from '../notifications/notificationsSlice';
import type { MultiOffer } from '../site/multiOffer';
import { selectAreSettingsSettled } from '../site/siteSlice';
import { parseVisit, selectHasParseFailed, selectIsParsing } from '../visit/visitSlice';
import {
  selectAreConsentsKnown,
  selectChosenAmount,
  selectIsFormComplete,
  selectTelephone,
} from './formSelectors';
import { toWirePhone } from './phone';

/** Why a submit came to nothing; everything typed is kept. */
export type SubmitFailure =
  /** A consent turned out to be due that has no tick. */
  | 'consentDue'
  /** No connection, an answer with an error, or one that cannot be read. */
  | 'connection'
  | 'timeout'
  /** An answer without an address to go to. */
  | 'noOffer';

/**
 * Sends the application once (section 4, "Form"): waits a little for what must be known first, asks for the next
 * offer, and never tries again by itself.
 */
export const submitApplication = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
  rejectValue: SubmitFailure;
}>()<NextOffer, MultiOffer['getOffer']>(
  'form/submit',
  async (getOffer, { dispatch, getState, extra, rejectWithValue }) => {
    dispatch(notificationsWithdrawn('retrySubmit'));
    const { calculator, siteAlias } = extra.site;
    const application = {
      siteAlias,
      amount: selectChosenAmount(getState()) ?? calculator.defaultValues.amount,
      telephone: toWirePhone(selectTelephone(getState())),
    };
    // One wait for all three: none of them is longer than the visitor's patience.
    const [externalClientId] = await Promise.all([
      extra.getClientId(),
      dispatch(learnDueConsents()),
      dispatch(retryFailedParse()),
    ]);
    if (!selectIsFormComplete(getState())) return rejectWithValue('consentDue');

    const answer = await getOffer(
      externalClientId === undefined ? application : { ...application, externalClientId },
    );
    if (answer.ok && (answer.data.offerUrl !== null || answer.data.showcaseUrl !== null)) {
      return answer.data;
    }
    const failure = answer.ok
      ? 'noOffer'
      : answer.failure.kind === 'timeout'
        ? 'timeout'
        : 'connection';
    dispatch(
      notified({ tone: 'alert', message: COPY.submitFailures[failure], action: 'retrySubmit' }),
    );
    return rejectWithValue(failure);
  },
  {
    // A double click, Enter twice, an unfinished form: no second request, no notice.
    condition: (_, { getState }) =>
      getState().form.status === 'editing' && selectIsFormComplete(getState()),
  },
);

/** Waits until it is known which consents are due; past the wait the old checkbox is what is asked. */
function learnDueConsents(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const areKnown = await dispatch(waitForState(selectAreConsentsKnown, SUBMIT_WAIT_MS));
    if (!areKnown && selectAreSettingsSettled(getState())) dispatch(consentWaitEnded());
  };
}

/** A visit whose parse has failed is parsed once more; a lead goes out without a token if need be. */
function retryFailedParse(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!selectHasParseFailed(getState())) return;
    void dispatch(parseVisit({}));
    await dispatch(waitForState((state) => !selectIsParsing(state), SUBMIT_WAIT_MS));
  };
}

/** Sends the visitor's steps as events. A lazy chunk, loaded after the form is usable; sends earlier steps too. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppThunk, RootState } from '../../store/types';
import { addAppListener } from '../../store/waitForState';
import { selectCookieConsent } from '../cookieConsent/cookieConsentSlice';
import { waitForTrackingConsent } from '../cookieConsent/trackingConsent';
import {
  selectChosenAmount,
  selectIsApprovalRestored,
  selectFailure,
  selectIsConsentTouched,
  selectIsPhoneComplete,
  selectIsSending,
  selectIsSubmitted,
  selectLeadAttempts,
} from '../form/formSelectors';
import { formActions } from '../form/formSlice';
import { selectIsOverlayShown } from '../offers/offersSelectors';
import { offerClicked, offerShown, selectShownIds } from '../offers/offersSlice';
import { continuedToOffer } from '../page/lifecycle';
import { eventSent, selectSentEvents } from './eventsSlice';
import { createDataLayerSink, createDomSink, createMetrikaSink } from './eventSinks';
import type { EventName, PageEvent } from './pageEvents';

type IsDone = (state: RootState) => boolean;

/** What the restored card of an earlier load shows is no step of this one. */
const inThisLoad =
  (isDone: IsDone): IsDone =>
  (state) =>
    !selectIsApprovalRestored(state) && isDone(state);

/** Steps derived from the state; each is sent once per load. */
const STEPS: readonly [EventName, IsDone][] = [
  ['amount_changed', inThisLoad((state) => selectChosenAmount(state) !== null)],
  ['phone_completed', inThisLoad(selectIsPhoneComplete)],
  ['consent_changed', selectIsConsentTouched],
  ['lead_sent', (state) => selectIsSending(state) || selectLeadAttempts(state).length > 0],
  ['lead_approved', inThisLoad(selectIsSubmitted)],
  ['overlay_opened', selectIsOverlayShown],
];

/** Sends the steps and shown offers so far, then every new event. Earlier failures and clicks are not sent. */
export function startEvents(): AppThunk {
  return (dispatch, getState, { thirdParty }) => {
    const isRefused = () => selectCookieConsent(getState()) === 'refused';
    const counterSinks = [
      createMetrikaSink(thirdParty.window, dispatch(waitForTrackingConsent()), () => !isRefused()),
      createDataLayerSink(thirdParty.window),
    ];
    const domSink = createDomSink(thirdParty.window);
    const { variant } = document.documentElement.dataset;
    const send = (event: PageEvent) => {
      dispatch(eventSent(event.name));
      const sinks = isRefused() ? [domSink] : [...counterSinks, domSink];
      sinks.forEach((sink) => sink({ ...event, ...(variant !== undefined && { variant }) }));
    };
    const sendStep = (name: EventName) => {
      if (!selectSentEvents(getState()).includes(name)) send({ name, params: {} });
    };
    const sendSteps = () => {
      STEPS.filter(([, isDone]) => isDone(getState())).forEach(([name]) => sendStep(name));
    };
    const sendShown = (offer: string) => send({ name: 'offer_shown', params: { offer } });

    sendSteps();
    selectShownIds(getState()).forEach(sendShown);

    dispatch(
      addAppListener({ predicate: (action) => !eventSent.match(action), effect: sendSteps }),
    );
    dispatch(
      addAppListener({
        matcher: isAnyOf(formActions.leadEnded, formActions.submitRefused),
        effect: () => {
          const kind = selectFailure(getState())?.kind;
          if (kind !== undefined) send({ name: 'lead_failed', params: { kind } });
        },
      }),
    );
    dispatch(
      addAppListener({ actionCreator: continuedToOffer, effect: () => sendStep('next_clicked') }),
    );
    dispatch(
      addAppListener({ actionCreator: offerShown, effect: ({ payload }) => sendShown(payload) }),
    );
    dispatch(
      addAppListener({
        actionCreator: offerClicked,
        effect: ({ payload: offer }) => send({ name: 'offer_clicked', params: { offer } }),
      }),
    );
  };
}

/** Tells what the visitor does. A chunk of its own, loaded after the form is usable; it catches up on what was done. */
import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { Services } from '../../store/services';
import type { AppDispatch, AppThunk, RootState } from '../../store/types';
import { acceptChanged, consentToggled } from '../form/formSlice';
import {
  selectChosenAmount,
  selectIsPhoneComplete,
  selectIsSubmitted,
} from '../form/formSelectors';
import { submitApplication } from '../form/submitApplication';
import {
  offerClicked,
  offerShown,
  selectIsOverlayOpen,
  selectShownIds,
} from '../offers/offersSlice';
import { visitReset } from '../visit/visitSlice';
import { eventTold, selectToldEvents } from './eventsSlice';
import { createDataLayerSink, createDomSink, createMetrikaSink } from './eventSinks';
import type { EventName, PageEvent } from './pageEvents';

/** Steps that the state shows; each is told once a load. */
const STEPS: readonly [EventName, (state: RootState) => boolean][] = [
  ['amount_changed', (state) => selectChosenAmount(state) !== null],
  ['phone_completed', selectIsPhoneComplete],
  ['consent_changed', ({ form }) => form.isAcceptTouched],
  ['lead_sent', ({ form }) => form.lastApplication !== null],
  ['lead_approved', selectIsSubmitted],
  ['overlay_opened', selectIsOverlayOpen],
];

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();

/** Starts telling events, those first that have happened. */
export function start(): AppThunk {
  return (dispatch, getState, { thirdParty }) => {
    const sinks = [
      createMetrikaSink(thirdParty.window),
      createDataLayerSink(thirdParty.window),
      createDomSink(thirdParty.window),
    ];
    const tell = (event: PageEvent) => {
      dispatch(eventTold(event.name));
      sinks.forEach((sink) => sink(event));
    };
    const tellStep = (name: EventName) => {
      if (!selectToldEvents(getState()).includes(name)) tell({ name, params: {} });
    };
    const tellSteps = () => {
      STEPS.filter(([, isDone]) => isDone(getState())).forEach(([name]) => tellStep(name));
    };
    const tellShown = (offer: string) => tell({ name: 'offer_shown', params: { offer } });

    tellSteps();
    selectShownIds(getState()).forEach(tellShown);

    dispatch(
      addAppListener({ predicate: (action) => !eventTold.match(action), effect: tellSteps }),
    );
    dispatch(
      addAppListener({
        matcher: isAnyOf(acceptChanged, consentToggled),
        effect: () => tellStep('consent_changed'),
      }),
    );
    dispatch(
      addAppListener({
        actionCreator: submitApplication.rejected,
        effect: ({ payload: kind, meta }) => {
          if (!meta.condition) tell({ name: 'lead_failed', params: { kind: kind ?? 'error' } });
        },
      }),
    );
    dispatch(
      // «Далее» ends the visit.
      addAppListener({ actionCreator: visitReset, effect: () => tellStep('next_clicked') }),
    );
    dispatch(
      addAppListener({ actionCreator: offerShown, effect: ({ payload }) => tellShown(payload) }),
    );
    dispatch(
      addAppListener({
        actionCreator: offerClicked,
        effect: ({ payload: offer }) => tell({ name: 'offer_clicked', params: { offer } }),
      }),
    );
  };
}

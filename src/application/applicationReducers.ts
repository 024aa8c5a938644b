/** What happens to an application: case reducers, of which the form slice makes actions. */
import {
  isEditable,
  type ApplicationState,
  type Consent,
  type LeadAttempt,
  type SubmitFailure,
} from './applicationState';
import { formatPhone, isRefusedPhone } from './phone';
import type { Approval } from './savedState';
import type { LeadEnd } from './sendLead';

type State = ApplicationState;
interface Event<Payload> {
  payload: Payload;
}

const withConsent = (state: State, name: string, change: Partial<Consent>): State => {
  const known = state.consents[name];
  return known === undefined
    ? state
    : { ...state, consents: { ...state.consents, [name]: { ...known, ...change } } };
};

/** @param payload rubles */
export const amountChanged = (state: State, { payload }: Event<number>): State =>
  isEditable(state) ? { ...state, amountRub: payload } : state;

/** @param payload `isTyped`: by keys, not pasted, dropped or filled in */
export function telephoneChanged(
  state: State,
  { payload: { text, isTyped } }: Event<{ text: string; isTyped: boolean }>,
): State {
  if (!isEditable(state)) return state;
  const isTelephoneFilled = isRefusedPhone(text) && (state.isTelephoneFilled || !isTyped);
  return { ...state, telephone: text, isTelephoneTouched: true, isTelephoneFilled };
}

/** A phone from the visit (section 5); never overwrites input. @param payload in any notation */
export const telephonePrefilled = (state: State, { payload }: Event<string>): State =>
  state.isTelephoneTouched || state.telephone !== ''
    ? state
    : { ...state, telephone: formatPhone(payload) };

export const consentChanged = (
  state: State,
  { payload: { name, ...change } }: Event<{ name: string; isChecked: boolean; atMs: number }>,
): State => (isEditable(state) ? withConsent(state, name, { ...change, isTouched: true }) : state);

/** A consent is on the screen, with this text. */
export const consentShown = (
  state: State,
  { payload: { name, text, atMs } }: Event<{ name: string; text: string; atMs: number }>,
): State => withConsent(state, name, { text, atMs: state.consents[name]?.atMs ?? atMs });

/** The visitor has pressed the button: the values are locked. */
export const applicationSubmitted = (state: State): State =>
  isEditable(state) ? { ...state, lead: { status: 'waiting' } } : state;

/** Nothing was sent. */
export const submitRefused = (state: State, { payload: kind }: Event<SubmitFailure>): State => ({
  ...state,
  lead: { status: 'failed', kind },
});

export const sendingStarted = (state: State): State => ({ ...state, lead: { status: 'sending' } });

/** A response has arrived, or none in time; then a late one may follow. */
export function leadEnded(
  state: State,
  { payload: { end, ...attempt } }: Event<Omit<LeadAttempt, 'outcome'> & { end: LeadEnd }>,
): State {
  const attempts = [...state.attempts, { outcome: end.outcome, ...attempt }];
  if (end.outcome !== 'approved')
    return { ...state, attempts, lead: { status: 'failed', kind: end.outcome } };
  const { sumRub, ...offer } = end.approval;
  return {
    ...state,
    attempts,
    // After a timeout the visitor may have changed it.
    amountRub: state.amountRub && sumRub,
    lead: { status: 'approved', offer, isRestored: false },
  };
}

/** An application that was approved before a reload. */
export const approvalRestored = (
  state: State,
  { payload: { sumRub, ...offer } }: Event<Approval>,
): State => ({
  ...state,
  amountRub: sumRub,
  lead: { status: 'approved', offer, isRestored: true },
});

/** All of them. The inline script imports those it needs. */
export const applicationReducers = {
  amountChanged,
  telephoneChanged,
  telephonePrefilled,
  consentChanged,
  consentShown,
  applicationSubmitted,
  submitRefused,
  sendingStarted,
  leadEnded,
  approvalRestored,
};

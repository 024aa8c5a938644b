/** The registration form (sections 3 to 5). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NextOffer } from '../../api/lead';
import { configuredConsentsUnavailable, loadConsentConfig } from '../consent/consentSlice';
import { formatPhone } from './phone';
import { applicationPrepared, applicationSent, submitApplication } from './submitApplication';

interface FormState {
  /** Rubles; null until changed: the site's default applies. */
  amountRub: number | null;
  /** As displayed: `+7 (9XX) XXX-XX-XX`, a part of it, or unrecognized text as entered. */
  telephone: string;
  isTelephoneTouched: boolean;
  /** The old checkbox. */
  accept: boolean;
  isAcceptTouched: boolean;
  /** The configured checkboxes, in order. */
  consents: boolean[];
  areConsentsTouched: boolean;
  /** When each checkbox was last set, else first shown, by its name; recorded where leads carry consents. */
  consentTimesMs: Record<string, number>;
  status: 'editing' | 'submitting' | 'submitted';
  /** Field that kept the last submit from being sent; a new object each time, so that it is focused again. */
  missing: { readonly field: 'phone' | 'consent' } | null;
  offer: NextOffer | null;
  /** True while an application is prepared or sent, and its result unknown. */
  isSending: boolean;
  /** True once an application was sent, whatever its result. */
  wasSent: boolean;
}

const initialState: FormState = {
  amountRub: null,
  telephone: '',
  isTelephoneTouched: false,
  accept: true,
  isAcceptTouched: false,
  consents: [],
  areConsentsTouched: false,
  consentTimesMs: {},
  status: 'editing',
  missing: null,
  offer: null,
  isSending: false,
  wasSent: false,
};

/** Without configured consents the old checkbox applies, unchecked; what the visitor has set is kept. */
function clearUntouchedAccept(state: FormState): void {
  if (!state.isAcceptTouched) state.accept = false;
}

const formSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    // Values cannot change during a submit: what is sent is what is shown.
    amountChanged(state, { payload }: PayloadAction<number>) {
      if (state.status !== 'editing') return;
      state.amountRub = payload;
    },
    telephoneChanged(state, { payload }: PayloadAction<string>) {
      if (state.status !== 'editing') return;
      state.telephone = payload;
      state.isTelephoneTouched = true;
    },
    /** A phone from the visit (section 5); never overwrites input. */
    telephonePrefilled(state, { payload }: PayloadAction<string>) {
      if (!state.isTelephoneTouched && state.telephone === '') {
        state.telephone = formatPhone(payload);
      }
    },
    acceptChanged(state, { payload }: PayloadAction<boolean>) {
      if (state.status !== 'editing') return;
      state.accept = payload;
      state.isAcceptTouched = true;
    },
    consentToggled(state, { payload }: PayloadAction<{ index: number; checked: boolean }>) {
      if (state.status !== 'editing') return;
      state.consents[payload.index] = payload.checked;
      state.areConsentsTouched = true;
    },
    consentTimesRecorded(state, { payload }: PayloadAction<{ names: string[]; atMs: number }>) {
      payload.names.forEach((name) => {
        state.consentTimesMs[name] = payload.atMs;
      });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConsentConfig.fulfilled, (state, { payload }) => {
        state.consents = payload.checkboxes.map(() => payload.isChecked);
        if (payload.checkboxes.length === 0) clearUntouchedAccept(state);
      })
      .addCase(loadConsentConfig.rejected, clearUntouchedAccept)
      .addCase(configuredConsentsUnavailable, clearUntouchedAccept)
      .addCase(submitApplication.pending, (state) => {
        state.status = 'submitting';
        state.missing = null;
      })
      .addCase(applicationPrepared, (state) => {
        state.isSending = true;
      })
      .addCase(applicationSent, (state) => {
        state.wasSent = true;
      })
      .addCase(submitApplication.fulfilled, (state, { payload }) => {
        state.status = 'submitted';
        state.isSending = false;
        state.offer = payload;
      })
      .addCase(submitApplication.rejected, (state, { payload }) => {
        state.status = 'editing';
        state.isSending = false;
        if (payload === 'phoneIncomplete') state.missing = { field: 'phone' };
        if (payload === 'consentMissing') state.missing = { field: 'consent' };
      });
  },
});

export const formReducer = formSlice.reducer;
export const {
  amountChanged,
  telephoneChanged,
  telephonePrefilled,
  acceptChanged,
  consentToggled,
  consentTimesRecorded,
} = formSlice.actions;

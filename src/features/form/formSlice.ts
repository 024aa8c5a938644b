/** The registration form (sections 3 to 5). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NextOffer } from '../../api/offer';
import { consentTimedOut, loadConsentConfig } from '../consent/consentSlice';
import { formatPhone } from './phone';
import { submitApplication } from './submitApplication';

interface FormState {
  /** Rubles; null until changed: the site's default applies. */
  amountRub: number | null;
  /** As displayed: `+7 (9XX) XXX-XX-XX`, a part of it, or unrecognized text as entered. */
  telephone: string;
  isTelephoneTouched: boolean;
  /** The old checkbox. */
  accept: boolean;
  /** The configured checkboxes, in order. */
  consents: boolean[];
  status: 'editing' | 'submitting' | 'submitted';
  /** True after a submit was rejected because a consent is missing. */
  isConsentMissing: boolean;
  offer: NextOffer | null;
}

const initialState: FormState = {
  amountRub: null,
  telephone: '',
  isTelephoneTouched: false,
  accept: true,
  consents: [],
  status: 'editing',
  isConsentMissing: false,
  offer: null,
};

const formSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    amountChanged(state, { payload }: PayloadAction<number>) {
      state.amountRub = payload;
    },
    telephoneChanged(state, { payload }: PayloadAction<string>) {
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
      state.accept = payload;
    },
    consentToggled(state, { payload }: PayloadAction<{ index: number; checked: boolean }>) {
      state.consents[payload.index] = payload.checked;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConsentConfig.fulfilled, (state, { payload }) => {
        state.consents = payload.checkboxes.map(() => payload.isChecked);
        // Without a configured checkbox the old one applies, unchecked: no consent without a tick.
        if (payload.checkboxes.length === 0) state.accept = false;
      })
      .addCase(loadConsentConfig.rejected, (state) => {
        state.accept = false;
      })
      .addCase(consentTimedOut, (state) => {
        state.accept = false;
      })
      .addCase(submitApplication.pending, (state) => {
        state.status = 'submitting';
        state.isConsentMissing = false;
      })
      .addCase(submitApplication.fulfilled, (state, { payload }) => {
        state.status = 'submitted';
        state.offer = payload;
      })
      .addCase(submitApplication.rejected, (state, { payload }) => {
        state.status = 'editing';
        state.isConsentMissing = payload === 'consentMissing';
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
} = formSlice.actions;

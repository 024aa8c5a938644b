/** The registration form (sections 3 to 5): amount, phone, accept, and the way from editing to submitted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NextOffer } from '../../api/offer';
import { consentWaitEnded, loadConsentConfig } from '../consent/consentSlice';
import { formatPhone } from './phone';
import { submitApplication } from './submitApplication';

export interface FormState {
  /** Rubles; null until the visitor has chosen: then the site's default stands. */
  amountRub: number | null;
  /** As the field shows it: `+7 (9XX) XXX-XX-XX`, a beginning of it, or what is no mobile as it came. */
  telephone: string;
  isTelephoneTouched: boolean;
  /** The old checkbox. */
  accept: boolean;
  /** The configured checkboxes, in their order. */
  ticks: boolean[];
  status: 'editing' | 'submitting' | 'submitted';
  /** True once a submit was refused because a consent is missing. */
  isConsentAsked: boolean;
  offer: NextOffer | null;
}

export const initialFormState: FormState = {
  amountRub: null,
  telephone: '',
  isTelephoneTouched: false,
  accept: true,
  ticks: [],
  status: 'editing',
  isConsentAsked: false,
  offer: null,
};

const formSlice = createSlice({
  name: 'form',
  initialState: initialFormState,
  reducers: {
    amountChanged(state, { payload }: PayloadAction<number>) {
      state.amountRub = payload;
    },
    telephoneChanged(state, { payload }: PayloadAction<string>) {
      state.telephone = payload;
      state.isTelephoneTouched = true;
    },
    /** The visit brought a phone (section 5); it never overwrites what the visitor has typed. */
    telephonePrefilled(state, { payload }: PayloadAction<string>) {
      if (!state.isTelephoneTouched && state.telephone === '') {
        state.telephone = formatPhone(payload);
      }
    },
    acceptChanged(state, { payload }: PayloadAction<boolean>) {
      state.accept = payload;
    },
    tickChanged(state, { payload }: PayloadAction<{ index: number; checked: boolean }>) {
      state.ticks[payload.index] = payload.checked;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConsentConfig.fulfilled, (state, { payload }) => {
        state.ticks = payload.checkboxes.map(() => payload.isChecked);
        // Nothing came that could be ticked: the old checkbox asks, and nobody is signed up without a tick.
        if (payload.checkboxes.length === 0) state.accept = false;
      })
      .addCase(loadConsentConfig.rejected, (state) => {
        state.accept = false;
      })
      .addCase(consentWaitEnded, (state) => {
        state.accept = false;
      })
      .addCase(submitApplication.pending, (state) => {
        state.status = 'submitting';
        state.isConsentAsked = false;
      })
      .addCase(submitApplication.fulfilled, (state, { payload }) => {
        state.status = 'submitted';
        state.offer = payload;
      })
      .addCase(submitApplication.rejected, (state, { payload }) => {
        state.status = 'editing';
        state.isConsentAsked = payload === 'consentDue';
      });
  },
});

export const formReducer = formSlice.reducer;
export const { amountChanged, telephoneChanged, telephonePrefilled, acceptChanged, tickChanged } =
  formSlice.actions;

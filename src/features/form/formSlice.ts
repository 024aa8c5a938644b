/** The registration form (sections 3 to 5). Its consents are in `consent/consentSlice.ts`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NextOffer } from '../../api/lead';
import type { Approval } from '../../boot/savedState';
import { newApplicationStarted } from '../page/lifecycle';
import { formatPhone } from './phone';
import {
  sendingEnded,
  sendingStarted,
  submitApplication,
  type LeadAttemptEnd,
} from './submitApplication';

/** One request for the next offer. */
export interface LeadAttempt {
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  /** Null while no response has arrived. */
  end: LeadAttemptEnd | null;
}

interface FormState {
  /** Rubles; null until changed: the site's default applies. */
  amountRub: number | null;
  /** As displayed: `+7 (9XX) XXX-XX-XX`, a part of it, or unrecognized text as entered. */
  telephone: string;
  isTelephoneTouched: boolean;
  /** A submit first prepares what it sends; from `sending` on, changes of the settings do not affect it. */
  status: 'editing' | 'preparing' | 'sending' | 'submitted';
  /** Field that kept the last submit from being sent; a new object each time, so that it is focused again. */
  missing: { readonly field: 'phone' | 'consent' } | null;
  offer: NextOffer | null;
  /** The offer is that of an earlier load of this tab. */
  isApprovalRestored: boolean;
  attempts: LeadAttempt[];
}

const initialState: FormState = {
  amountRub: null,
  telephone: '',
  isTelephoneTouched: false,
  status: 'editing',
  missing: null,
  offer: null,
  isApprovalRestored: false,
  attempts: [],
};

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
    /** An application that was approved before a reload. */
    approvalRestored(state, { payload: { sumRub, ...offer } }: PayloadAction<Approval>) {
      Object.assign(state, {
        amountRub: sumRub,
        status: 'submitted',
        offer,
        isApprovalRestored: true,
      });
    },
  },
  extraReducers: (builder) => {
    builder
      // As at first: behind a restored card the visit's phone may have been filled in, one that was sent does not stay.
      .addCase(newApplicationStarted, ({ telephone, isApprovalRestored, attempts }) => ({
        ...initialState,
        telephone: isApprovalRestored ? telephone : '',
        // Reports count those of the whole load.
        attempts,
      }))
      .addCase(submitApplication.pending, (state) => {
        state.status = 'preparing';
        state.missing = null;
      })
      .addCase(sendingStarted, (state, { payload }) => {
        state.status = 'sending';
        state.attempts.push({ startedAtMs: payload.atMs, end: null });
      })
      .addCase(sendingEnded, ({ attempts }, { payload }) => {
        const attempt = attempts.at(-1);
        if (attempt !== undefined) attempt.end = payload;
      })
      .addCase(submitApplication.fulfilled, (state, { payload }) => {
        state.status = 'submitted';
        state.offer = payload;
      })
      .addCase(submitApplication.rejected, (state, { payload }) => {
        if (payload === 'phoneIncomplete') state.missing = { field: 'phone' };
        else if (payload === 'consentMissing') state.missing = { field: 'consent' };
        state.status = 'editing';
      });
  },
});

export const formReducer = formSlice.reducer;
export const { amountChanged, telephoneChanged, telephonePrefilled, approvalRestored } =
  formSlice.actions;

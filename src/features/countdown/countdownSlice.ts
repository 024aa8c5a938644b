/** Expiration of the promo (sections 3 and 4, "Countdown"). The remaining time is derived where it is shown. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/types';
import { continuedToOffer, cookiesRestored, pageInitialized } from '../page/lifecycle';
import { readExpiration } from './countdown';

interface CountdownState {
  /** Seconds since the epoch; 0 after a reset. */
  expiresAtSec: number;
}

const initialState: CountdownState = { expiresAtSec: 0 };

const countdownSlice = createSlice({
  name: 'countdown',
  initialState,
  reducers: {
    countdownResynced(state, { payload }: PayloadAction<number>) {
      state.expiresAtSec = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(cookiesRestored, (state, { payload }) => {
        state.expiresAtSec = payload.countdownExpiresAtSec;
      })
      .addCase(pageInitialized, (state, { payload }) => {
        state.expiresAtSec = payload.countdownExpiresAtSec ?? state.expiresAtSec;
      })
      .addCase(continuedToOffer, (state) => {
        state.expiresAtSec = 0;
      });
  },
  selectors: {
    selectExpiresAtSec: (state) => state.expiresAtSec,
  },
});

export const countdownReducer = countdownSlice.reducer;
const { countdownResynced } = countdownSlice.actions;
export const { selectExpiresAtSec } = countdownSlice.selectors;

/** Takes over an expiration written by another tab. */
export function resyncCountdown(): AppThunk {
  return (dispatch, getState, { cookies }) => {
    const stored = readExpiration(cookies);
    if (stored !== selectExpiresAtSec(getState())) dispatch(countdownResynced(stored));
  };
}

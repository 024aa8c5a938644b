/** Expiration of the promo (sections 3 and 4, "Countdown"). The remaining time is derived where it is shown. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { APP_COOKIE } from '../../config/constants';
import { nowSec } from '../../lib/clock';
import type { AppThunk } from '../../store/types';
import { countdownLengthSec, parseExpiration } from './countdown';

interface CountdownState {
  /** Seconds since the epoch; 0 after a reset. */
  expiresAtSec: number;
}

const initialState: CountdownState = { expiresAtSec: 0 };

const countdownSlice = createSlice({
  name: 'countdown',
  initialState,
  reducers: {
    /** Read from the cookie on load, or later when another tab has changed it. */
    countdownRestored(state, { payload }: PayloadAction<number>) {
      state.expiresAtSec = payload;
    },
    countdownStarted(state, { payload }: PayloadAction<number>) {
      state.expiresAtSec = payload;
    },
    countdownReset(state) {
      state.expiresAtSec = 0;
    },
  },
  selectors: {
    selectExpiresAtSec: (state) => state.expiresAtSec,
  },
});

export const countdownReducer = countdownSlice.reducer;
export const { countdownRestored, countdownStarted, countdownReset } = countdownSlice.actions;
export const { selectExpiresAtSec } = countdownSlice.selectors;

/** Sets the expiration to now plus the site's countdown length. */
export function startCountdown(): AppThunk {
  return (dispatch, _getState, { clock, site }) => {
    dispatch(countdownStarted(nowSec(clock) + countdownLengthSec(site)));
  };
}

/** Takes over an expiration written by another tab. */
export function resyncCountdown(): AppThunk {
  return (dispatch, getState, { cookies }) => {
    const stored = parseExpiration(cookies.get(APP_COOKIE.countdown.name));
    if (stored !== selectExpiresAtSec(getState())) dispatch(countdownRestored(stored));
  };
}

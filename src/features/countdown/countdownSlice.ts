/** When the promo ends (sections 3 and 4, "Countdown"). What remains is derived from the clock where it is shown. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { COOKIE } from '../../config/constants';
import { nowSec } from '../../lib/clock';
import type { AppThunk } from '../../store/thunks';
import { countdownLengthSec, parseExpiration } from './countdown';

export interface CountdownState {
  /** Seconds since 1970; 0 after a reset. */
  expiresAtSec: number;
}

const initialState: CountdownState = { expiresAtSec: 0 };

const countdownSlice = createSlice({
  name: 'countdown',
  initialState,
  reducers: {
    /** What the cookie said on load, or says by now because another tab wrote it. */
    expirationRead(state, { payload }: PayloadAction<number>) {
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
export const { expirationRead, countdownStarted, countdownReset } = countdownSlice.actions;
export const { selectExpiresAtSec } = countdownSlice.selectors;

/** Sets the expiration to now plus the site's countdown length. */
export function startCountdown(): AppThunk {
  return (dispatch, _getState, { clock, site }) => {
    dispatch(countdownStarted(nowSec(clock) + countdownLengthSec(site)));
  };
}

/** Takes over what another tab has made of the countdown meanwhile. */
export function resyncCountdown(): AppThunk {
  return (dispatch, getState, { cookies }) => {
    const stored = parseExpiration(cookies.get(COOKIE.countdown.name));
    if (stored !== selectExpiresAtSec(getState())) dispatch(expirationRead(stored));
  };
}

/** The time of day in milliseconds, read from the page's clock. */
export function readNow(): AppThunk<number> {
  return (_dispatch, _getState, { clock }) => clock.now();
}

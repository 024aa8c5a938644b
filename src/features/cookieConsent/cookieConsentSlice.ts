/** The cookie consent (section 4, "GDPR notice"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cookiesRestored } from '../page/lifecycle';
import type { CookieConsent } from './cookieConsent';

interface CookieConsentState {
  /** `closed` until the next load after a timeout that is no consent. */
  choice: CookieConsent | 'none' | 'closed';
}

const initialState: CookieConsentState = { choice: 'none' };

const cookieConsentSlice = createSlice({
  name: 'cookieConsent',
  initialState,
  reducers: {
    cookieNoticeDismissed(state, { payload }: PayloadAction<CookieConsent | 'closed'>) {
      state.choice = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cookiesRestored, (state, { payload }) => {
      state.choice = payload.cookieConsent;
    });
  },
  selectors: {
    selectCookieConsent: (state) => state.choice,
  },
});

export const cookieConsentReducer = cookieConsentSlice.reducer;
export const { cookieNoticeDismissed } = cookieConsentSlice.actions;
export const { selectCookieConsent } = cookieConsentSlice.selectors;

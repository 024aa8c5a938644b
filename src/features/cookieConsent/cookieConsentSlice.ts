/** The cookie consent (section 4, "GDPR notice"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cookiesRestored } from '../page/lifecycle';
import type { CookieConsent } from './cookieConsent';

interface CookieConsentState {
  /** `closed` until the next load after a timeout that is no consent. */
  choice: CookieConsent | 'none' | 'closed';
  /** The visitor has opened the notice again; the choice counts until another one is made. */
  isReopened: boolean;
}

const initialState: CookieConsentState = { choice: 'none', isReopened: false };

const cookieConsentSlice = createSlice({
  name: 'cookieConsent',
  initialState,
  reducers: {
    cookieNoticeDismissed(state, { payload }: PayloadAction<CookieConsent | 'closed'>) {
      state.choice = payload;
      state.isReopened = false;
    },
    cookieSettingsOpened(state) {
      state.isReopened = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cookiesRestored, (state, { payload }) => {
      state.choice = payload.cookieConsent;
    });
  },
  selectors: {
    selectCookieConsent: (state) => state.choice,
    selectIsCookieNoticeReopened: (state) => state.isReopened,
  },
});

export const cookieConsentReducer = cookieConsentSlice.reducer;
export const { cookieNoticeDismissed, cookieSettingsOpened } = cookieConsentSlice.actions;
export const { selectCookieConsent, selectIsCookieNoticeReopened } = cookieConsentSlice.selectors;

/**
 * Which consents are due (sections 3 and 4, "Consent"): the old checkbox, or those that the service configures. And
 * the visitor's answer to the notice about cookies (section 4, "GDPR notice").
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckboxConfig, ConsentCheckbox } from '../../api/help';
import { LANGUAGE } from '../../config/constants';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/thunks';

/** The button was pressed, or the notice has been seen for long enough: both are recorded and end it for good. */
export type CookieAnswer = 'accepted' | 'timeout';

export interface ConsentState {
  status: 'idle' | 'pending' | 'loaded' | 'failed';
  checkboxes: ConsentCheckbox[];
  /** Unknown until the cookie has been read. */
  cookieAnswer: CookieAnswer | 'none' | 'unknown';
}

const initialState: ConsentState = { status: 'idle', checkboxes: [], cookieAnswer: 'unknown' };

/** The cookie's value as it may be: what is neither of the two is no answer. */
export function parseCookieAnswer(value: string | undefined): CookieAnswer | 'none' {
  return value === 'accepted' || value === 'timeout' ? value : 'none';
}

/** @param token the visit's token, empty where the parse has failed. */
export const loadConsentConfig = createAppAsyncThunk<CheckboxConfig, { token: string }>(
  'consent/loadConfig',
  async ({ token }, { extra, rejectWithValue }) => {
    const query = { siteAlias: extra.site.siteAlias, token, language: LANGUAGE };
    const answer = await callApi(extra, (api) => api.getCheckboxConfig(query));
    return answer.ok ? answer.data : rejectWithValue(answer.failure);
  },
);

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** A lead has waited long enough for the configuration: the old checkbox asks instead. */
    consentWaitEnded(state) {
      state.status = 'failed';
      state.checkboxes = [];
    },
    cookieAnswerRead(state, { payload }: PayloadAction<CookieAnswer | 'none'>) {
      state.cookieAnswer = payload;
    },
    cookieNoticeAnswered(state, { payload }: PayloadAction<CookieAnswer>) {
      state.cookieAnswer = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConsentConfig.pending, (state) => {
        state.status = 'pending';
      })
      .addCase(loadConsentConfig.fulfilled, (state, { payload }) => {
        if (state.status === 'failed') return;
        state.status = 'loaded';
        state.checkboxes = payload.checkboxes;
      })
      .addCase(loadConsentConfig.rejected, (state) => {
        // Section 8: cleared without a word to the visitor.
        state.status = 'failed';
        state.checkboxes = [];
      });
  },
  selectors: {
    selectConsentCheckboxes: (state) => state.checkboxes,
    selectIsConsentSettled: (state) => state.status === 'loaded' || state.status === 'failed',
    selectCookieAnswer: (state) => state.cookieAnswer,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentWaitEnded, cookieAnswerRead, cookieNoticeAnswered } = consentSlice.actions;
export const { selectConsentCheckboxes, selectIsConsentSettled, selectCookieAnswer } =
  consentSlice.selectors;

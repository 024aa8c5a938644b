/** The configured consents (sections 3 and 4, "Consent"). */
import { createSlice } from '@reduxjs/toolkit';
import type { CheckboxConfig, ConsentCheckbox } from '../../api/help';
import { LANGUAGE } from '../../config/constants';
import { createApiThunk } from '../../store/createApiThunk';
import { isSettled, type LoadStatus } from '../../store/loadStatus';

interface ConsentState {
  status: LoadStatus;
  checkboxes: ConsentCheckbox[];
  /** True once the configured checkboxes are on the screen. */
  areShown: boolean;
}

const initialState: ConsentState = {
  status: 'idle',
  checkboxes: [],
  areShown: false,
};

/** `token` is the visit's, empty when the parse has failed. */
export const loadConsentConfig = createApiThunk<CheckboxConfig, { token: string }>(
  'consent/loadConfig',
  (api, { siteAlias }, { token }) =>
    api.getCheckboxConfig({ siteAlias, token, language: LANGUAGE }),
);

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The config is late, or the chunk that shows it has failed: the old checkbox is required instead. */
    configuredConsentsUnavailable(state) {
      state.status = 'failed';
      state.checkboxes = [];
    },
    consentsShown(state) {
      state.areShown = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConsentConfig.pending, (state) => {
        state.status = 'pending';
      })
      .addCase(loadConsentConfig.fulfilled, (state, { payload }) => {
        if (state.status === 'failed') return;
        state.status = 'succeeded';
        state.checkboxes = payload.checkboxes;
      })
      .addCase(loadConsentConfig.rejected, (state) => {
        // Section 8: cleared silently.
        state.status = 'failed';
        state.checkboxes = [];
      });
  },
  selectors: {
    selectConsentCheckboxes: (state) => state.checkboxes,
    /** True once every configured consent is on the screen, or there is none. */
    selectAreConfiguredConsentsShown: ({ status, checkboxes, areShown }) =>
      isSettled(status) && (areShown || checkboxes.length === 0),
  },
});

export const consentReducer = consentSlice.reducer;
export const { configuredConsentsUnavailable, consentsShown } = consentSlice.actions;
export const { selectConsentCheckboxes, selectAreConfiguredConsentsShown } = consentSlice.selectors;

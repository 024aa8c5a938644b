/** Site settings and documents from the service (section 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { SiteDocument, SiteSettings } from '../../api/site';
import { LANGUAGE } from '../../config/constants';
import { createApiThunk } from '../../store/createApiThunk';
import { isSettled, type LoadStatus } from '../../store/loadStatus';

interface SiteState {
  /** Null until loaded; the page then works with the defaults. */
  settings: SiteSettings | null;
  settingsStatus: LoadStatus;
  documents: SiteDocument[];
  documentsStatus: LoadStatus;
}

const initialState: SiteState = {
  settings: null,
  settingsStatus: 'idle',
  documents: [],
  documentsStatus: 'idle',
};

/** Loads the site's settings (section 7). */
export const loadSiteSettings = createApiThunk('site/loadSettings', (api, { alias }) =>
  api.getSiteSettings({ alias, language: LANGUAGE }),
);

/** Loads the documents of the rules; does nothing while a request for them is pending (section 7). */
export const loadDocuments = createApiThunk(
  'site/loadDocuments',
  (api, { siteAlias }) => api.getSiteDocuments({ siteAlias, language: LANGUAGE }),
  (state) => state.site.documentsStatus !== 'pending',
);

const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadSiteSettings.pending, (state) => {
        state.settingsStatus = 'pending';
      })
      .addCase(loadSiteSettings.fulfilled, (state, { payload }) => {
        state.settingsStatus = 'succeeded';
        state.settings = payload;
      })
      .addCase(loadSiteSettings.rejected, (state) => {
        state.settingsStatus = 'failed';
      })
      .addCase(loadDocuments.pending, (state) => {
        state.documentsStatus = 'pending';
      })
      .addCase(loadDocuments.fulfilled, (state, { payload }) => {
        state.documentsStatus = 'succeeded';
        state.documents = payload;
      })
      .addCase(loadDocuments.rejected, (state) => {
        state.documentsStatus = 'failed';
      });
  },
  selectors: {
    selectSiteSettings: (state) => state.settings,
    /** True once the settings are loaded or have failed to load. */
    selectAreSettingsSettled: (state) => isSettled(state.settingsStatus),
    selectDocuments: (state) => state.documents,
    selectDocumentsStatus: (state) => state.documentsStatus,
  },
});

export const siteReducer = siteSlice.reducer;
export const {
  selectSiteSettings,
  selectAreSettingsSettled,
  selectDocuments,
  selectDocumentsStatus,
} = siteSlice.selectors;

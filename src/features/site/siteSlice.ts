/** Site settings and documents from the service (section 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { SiteDocument, SiteOptions } from '../../api/site';
import { LANGUAGE } from '../../config/constants';
import { createApiThunk } from '../../store/createApiThunk';
import { isSettled, type LoadStatus } from '../../store/loadStatus';

interface SiteState {
  /** Null until loaded; the page then works with the defaults. */
  options: SiteOptions | null;
  optionsStatus: LoadStatus;
  documents: SiteDocument[];
  documentsStatus: LoadStatus;
}

const initialState: SiteState = {
  options: null,
  optionsStatus: 'idle',
  documents: [],
  documentsStatus: 'idle',
};

/** Loads the site's settings (section 7). */
export const loadSiteInfo = createApiThunk('site/loadInfo', (api, { alias }) =>
  api.getSiteInfo({ alias, language: LANGUAGE }),
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
      .addCase(loadSiteInfo.pending, (state) => {
        state.optionsStatus = 'pending';
      })
      .addCase(loadSiteInfo.fulfilled, (state, { payload }) => {
        state.optionsStatus = 'succeeded';
        state.options = payload;
      })
      .addCase(loadSiteInfo.rejected, (state) => {
        state.optionsStatus = 'failed';
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
    selectSiteOptions: (state) => state.options,
    /** True once the settings are loaded or have failed to load. */
    selectAreSettingsSettled: (state) => isSettled(state.optionsStatus),
    selectDocuments: (state) => state.documents,
    selectDocumentsStatus: (state) => state.documentsStatus,
  },
});

export const siteReducer = siteSlice.reducer;
export const {
  selectSiteOptions,
  selectAreSettingsSettled,
  selectDocuments,
  selectDocumentsStatus,
} = siteSlice.selectors;

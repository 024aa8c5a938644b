/** What the operator has set for the site, and the site's documents (section 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { SiteDocument, SiteOptions } from '../../api/site';
import { LANGUAGE } from '../../config/constants';
import { callApi } from '../../store/callApi';
import { createAppAsyncThunk } from '../../store/thunks';

type LoadStatus = 'idle' | 'pending' | 'loaded' | 'failed';

export interface SiteState {
  /** Null until the settings have come; a page without them works with their defaults. */
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

export const loadSiteInfo = createAppAsyncThunk<SiteOptions, undefined>(
  'site/loadInfo',
  async (_, { extra, rejectWithValue }) => {
    const query = { alias: extra.site.alias, language: LANGUAGE };
    const answer = await callApi(extra, (api) => api.getSiteInfo(query));
    return answer.ok ? answer.data : rejectWithValue(answer.failure);
  },
);

export const loadDocuments = createAppAsyncThunk<SiteDocument[], undefined>(
  'site/loadDocuments',
  async (_, { extra, rejectWithValue }) => {
    const query = { siteAlias: extra.site.siteAlias, language: LANGUAGE };
    const answer = await callApi(extra, (api) => api.getSiteDocuments(query));
    return answer.ok ? answer.data : rejectWithValue(answer.failure);
  },
  { condition: (_, { getState }) => getState().site.documentsStatus !== 'pending' },
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
        state.optionsStatus = 'loaded';
        state.options = payload;
      })
      .addCase(loadSiteInfo.rejected, (state) => {
        state.optionsStatus = 'failed';
      })
      .addCase(loadDocuments.pending, (state) => {
        state.documentsStatus = 'pending';
      })
      .addCase(loadDocuments.fulfilled, (state, { payload }) => {
        state.documentsStatus = 'loaded';
        state.documents = payload;
      })
      .addCase(loadDocuments.rejected, (state) => {
        state.documentsStatus = 'failed';
      });
  },
  selectors: {
    selectSiteOptions: (state) => state.options,
    /** True once the settings have come or it is known that they will not. */
    selectAreSettingsSettled: (state) =>
      state.optionsStatus === 'loaded' || state.optionsStatus === 'failed',
    /** The old checkbox is the default, and what a failed load falls back to. */
    selectUsesOldCheckbox: (state) => state.options?.useOldCheckbox ?? true,
    selectDocuments: (state) => state.documents,
    selectDocumentsStatus: (state) => state.documentsStatus,
  },
});

export const siteReducer = siteSlice.reducer;
export const {
  selectSiteOptions,
  selectAreSettingsSettled,
  selectUsesOldCheckbox,
  selectDocuments,
  selectDocumentsStatus,
} = siteSlice.selectors;

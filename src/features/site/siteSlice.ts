/** Site settings and documents from the service (section 3). */
import { createSlice } from '@reduxjs/toolkit';
import type { SiteDocument, SiteOptions } from '../../api/site';
import { LANGUAGE } from '../../config/constants';
import type { SiteConfig } from '../../config/site';
import { createApiThunk } from '../../store/createApiThunk';
import { isSettled, type LoadStatus } from '../../store/loadStatus';

/** From the site config; `settings` leaves it to the service's settings. */
type ConsentVariant = NonNullable<SiteConfig['consent']>['variant'];

interface SiteState {
  consentVariant: ConsentVariant;
  /** Null until loaded; the page then works with the defaults. */
  options: SiteOptions | null;
  optionsStatus: LoadStatus;
  documents: SiteDocument[];
  documentsStatus: LoadStatus;
}

const initialState: SiteState = {
  consentVariant: 'settings',
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
    /** True once it is known whether the old checkbox or the configured consents apply. */
    selectIsConsentVariantKnown: (state) =>
      state.consentVariant !== 'settings' || isSettled(state.optionsStatus),
    /** True if the site config or the settings say so; also while the settings decide and are missing. */
    selectUsesOldCheckbox: (state) =>
      state.consentVariant === 'settings'
        ? (state.options?.usesOldCheckbox ?? true)
        : state.consentVariant === 'old',
    selectDocuments: (state) => state.documents,
    selectDocumentsStatus: (state) => state.documentsStatus,
  },
});

export const siteReducer = siteSlice.reducer;
export const {
  selectSiteOptions,
  selectAreSettingsSettled,
  selectIsConsentVariantKnown,
  selectUsesOldCheckbox,
  selectDocuments,
  selectDocumentsStatus,
} = siteSlice.selectors;

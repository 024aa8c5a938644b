/** Which consents of the form are due (sections 3 and 4, "Consent"); what was given is in the form slice. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckboxConfig, ConsentCheckbox } from '../../api/help';
import type { Id } from '../../api/source';
import { ACCEPT_NAME, consentName } from '../../application/applicationState';
import { LANGUAGE } from '../../config/constants';
import type { SiteConfig } from '../../config/site';
import { createApiThunk } from '../../store/createApiThunk';
import { loadSiteSettings } from '../site/siteSlice';

export interface ConfiguredBox {
  readonly name: string;
  readonly content: ConsentCheckbox;
}

/** While `unknown` or `loading`, and where `old`, the old checkbox is on the screen. */
type DueConsents =
  /** Only the service's settings say which are due. */
  | { readonly kind: 'unknown' }
  /** The configured ones are due. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'old'; readonly hasConfigFailed: boolean }
  | { readonly kind: 'configured'; readonly boxes: readonly ConfiguredBox[]; areShown: boolean };

interface ConsentState {
  due: DueConsents;
}

const OLD = { kind: 'old', hasConfigFailed: false } as const;

/** What is due from the start, by the site config. */
export function createConsentState({ consent }: Pick<SiteConfig, 'consent'>): ConsentState {
  const due = {
    settings: { kind: 'unknown' },
    old: OLD,
    configured: { kind: 'loading' },
  } as const;
  return { due: due[consent.variant] };
}

const initialState: ConsentState = { due: { kind: 'unknown' } };

/** `token` is the visit's, empty when the parse has failed. */
export const loadConsentConfig = createApiThunk<CheckboxConfig, { token: Id }>(
  'consent/loadConfig',
  (api, { siteAlias }, { token }) =>
    api.getCheckboxConfig({ siteAlias, token, language: LANGUAGE }),
);

const OLD_NAMES = [ACCEPT_NAME];

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The configured ones are on the screen, with these texts, in order. */
    consentsShown({ due }, { payload }: PayloadAction<{ texts: string[]; atMs: number }>) {
      if (due.kind === 'configured') due.areShown = payload.texts.length > 0;
    },
    /** The config is late, or the chunk that shows it has failed: the old checkbox is due. */
    configuredConsentsUnavailable(state) {
      state.due = { kind: 'old', hasConfigFailed: true };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadSiteSettings.fulfilled, (state, { payload }) => {
        if (state.due.kind !== 'unknown') return;
        state.due = payload.usesOldCheckbox ? OLD : { kind: 'loading' };
      })
      .addCase(loadSiteSettings.rejected, (state) => {
        if (state.due.kind === 'unknown') state.due = OLD;
      })
      .addCase(loadConsentConfig.fulfilled, (state, { payload: { checkboxes } }) => {
        // Too late: the old checkbox has taken its place.
        if (state.due.kind !== 'loading') return;
        const boxes = checkboxes.map((content, index) => ({ name: consentName(index), content }));
        state.due = boxes.length === 0 ? OLD : { kind: 'configured', boxes, areShown: false };
      })
      // Section 8: cleared silently.
      .addCase(loadConsentConfig.rejected, (state) => {
        if (state.due.kind === 'loading') state.due = { kind: 'old', hasConfigFailed: true };
      });
  },
  selectors: {
    /** The boxes on the screen, or soon there: the configured ones, or null for the old one. */
    selectConfiguredBoxes: ({ due }) => (due.kind === 'configured' ? due.boxes : null),
    /** True once it is known whether the old checkbox or the configured ones are due. */
    selectIsConsentKindKnown: ({ due }) => due.kind !== 'unknown',
    selectIsConsentConfigDue: ({ due }) => due.kind === 'loading',
    /** True once every consent that is due is on the screen. */
    selectAreDueConsentsShown: ({ due }) =>
      due.kind === 'old' || (due.kind === 'configured' && due.areShown),
    selectDueConsentNames: ({ due }): readonly string[] =>
      due.kind === 'configured' ? due.boxes.map(({ name }) => name) : OLD_NAMES,
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentsShown, configuredConsentsUnavailable } = consentSlice.actions;
export const {
  selectConfiguredBoxes,
  selectIsConsentKindKnown,
  selectIsConsentConfigDue,
  selectAreDueConsentsShown,
  selectDueConsentNames,
} = consentSlice.selectors;

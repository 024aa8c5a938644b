/** The consents of the form (sections 3 and 4, "Consent"): which are due, and which were given. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckboxConfig, ConsentCheckbox } from '../../api/help';
import type { GivenConsent } from '../../api/lead';
import { LANGUAGE } from '../../config/constants';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { createApiThunk } from '../../store/createApiThunk';
import { newApplicationStarted, pageInitialized } from '../page/lifecycle';
import { loadSiteSettings } from '../site/siteSlice';
import { ACCEPT_NAME, consentName } from './consentNames';

interface ConsentBox {
  readonly name: string;
  isChecked: boolean;
  isTouched: boolean;
  /** When it was last set, else first shown; milliseconds since the epoch. */
  atMs: number | null;
}

export interface ConfiguredBox extends ConsentBox {
  readonly content: ConsentCheckbox;
  /** As shown beside the box; empty until then. */
  text: string;
}

/** While `unknown` or `loading`, and where `old`, the old checkbox is on the screen. */
type DueConsents =
  /** Only the service's settings say which are due. */
  | { readonly kind: 'unknown' }
  /** The configured ones are due. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'old'; readonly hasConfigFailed: boolean }
  | { readonly kind: 'configured'; readonly boxes: ConfiguredBox[]; areShown: boolean };

interface ConsentState {
  due: DueConsents;
  oldBox: ConsentBox;
  /** A consent was taken back after all had been given. */
  isWithdrawn: boolean;
}

/** What is due from the start, by the site config. */
export function createConsentState({ consent }: SiteConfig): ConsentState {
  const due = {
    settings: { kind: 'unknown' },
    old: { kind: 'old', hasConfigFailed: false },
    configured: { kind: 'loading' },
  } as const;
  const isChecked = consent.startsTicked;
  return {
    due: due[consent.variant],
    oldBox: { name: ACCEPT_NAME, isChecked, isTouched: false, atMs: null },
    isWithdrawn: false,
  };
}

const initialState: ConsentState = {
  due: { kind: 'unknown' },
  oldBox: { name: ACCEPT_NAME, isChecked: true, isTouched: false, atMs: null },
  isWithdrawn: false,
};

/** `token` is the visit's, empty when the parse has failed. */
export const loadConsentConfig = createApiThunk<CheckboxConfig, { token: string }>(
  'consent/loadConfig',
  (api, { siteAlias }, { token }) =>
    api.getCheckboxConfig({ siteAlias, token, language: LANGUAGE }),
);

const dueBoxes = ({ due, oldBox }: ConsentState): ConsentBox[] =>
  due.kind === 'configured' ? due.boxes : [oldBox];

const areAllGiven = (state: ConsentState) => dueBoxes(state).every(({ isChecked }) => isChecked);

/** In place of configured consents the old checkbox is due, unchecked; what the visitor has set is kept. */
function fallBack(state: ConsentState, hasConfigFailed: boolean): void {
  state.due = { kind: 'old', hasConfigFailed };
  state.isWithdrawn = false;
  if (!state.oldBox.isTouched) state.oldBox.isChecked = false;
}

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentChanged(
      state,
      { payload }: PayloadAction<{ name: string; isChecked: boolean; atMs: number }>,
    ) {
      const { name, isChecked, atMs } = payload;
      const box = dueBoxes(state).find((each) => each.name === name);
      if (box === undefined) return;
      if (areAllGiven(state) && !isChecked) state.isWithdrawn = true;
      Object.assign(box, { isChecked, isTouched: true, atMs });
    },
    /** The configured ones are on the screen, with these texts, in order. */
    consentsShown({ due }, { payload }: PayloadAction<{ texts: string[]; atMs: number }>) {
      if (due.kind !== 'configured') return;
      due.areShown = true;
      due.boxes.forEach((box, index) => {
        box.text = payload.texts[index] ?? '';
        box.atMs ??= payload.atMs;
      });
    },
    /** The config is late, or the chunk that shows it has failed. */
    configuredConsentsUnavailable(state) {
      fallBack(state, true);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageInitialized, ({ oldBox }, { payload }) => {
        oldBox.atMs ??= payload.atMs;
      })
      // Until then the card stood in its place.
      .addCase(newApplicationStarted, ({ oldBox }, { payload }) => {
        oldBox.atMs = payload.atMs;
      })
      .addCase(loadSiteSettings.fulfilled, (state, { payload }) => {
        if (state.due.kind !== 'unknown') return;
        state.due = payload.usesOldCheckbox
          ? { kind: 'old', hasConfigFailed: false }
          : { kind: 'loading' };
      })
      .addCase(loadSiteSettings.rejected, (state) => {
        if (state.due.kind === 'unknown') state.due = { kind: 'old', hasConfigFailed: false };
      })
      .addCase(loadConsentConfig.fulfilled, (state, { payload: { checkboxes, isChecked } }) => {
        // Too late: the old checkbox has taken its place.
        if (state.due.kind !== 'loading') return;
        if (checkboxes.length === 0) {
          fallBack(state, false);
          return;
        }
        const boxes = checkboxes.map((content, index) => ({
          name: consentName(index),
          isChecked,
          isTouched: false,
          atMs: null,
          content,
          text: '',
        }));
        state.due = { kind: 'configured', boxes, areShown: false };
        state.isWithdrawn = false;
      })
      // Section 8: cleared silently.
      .addCase(loadConsentConfig.rejected, (state) => {
        if (state.due.kind === 'loading') fallBack(state, true);
      });
  },
  selectors: {
    /** The boxes on the screen, or soon there: the configured ones, or null for the old one. */
    selectConfiguredBoxes: ({ due }) => (due.kind === 'configured' ? due.boxes : null),
    selectIsOldBoxChecked: ({ oldBox }) => oldBox.isChecked,
    /** True once it is known whether the old checkbox or the configured ones are due. */
    selectIsConsentKindKnown: ({ due }) => due.kind !== 'unknown',
    selectIsConsentConfigDue: ({ due }) => due.kind === 'loading',
    selectHasConsentConfigFailed: ({ due }) => due.kind === 'old' && due.hasConfigFailed,
    /** True once every consent that is due is on the screen. */
    selectAreDueConsentsShown: ({ due }) =>
      due.kind === 'old' || (due.kind === 'configured' && due.areShown),
    /** True when every consent that is due is given. */
    selectIsAccepted: areAllGiven,
    selectIsConsentWithdrawn: (state) => state.isWithdrawn,
    selectIsConsentTouched: (state) => dueBoxes(state).some(({ isTouched }) => isTouched),
    /** The consents of a lead, for proof. */
    selectGivenConsents: ({ due, oldBox }, nowMs: number): GivenConsent[] => {
      const { before, rulesLink, after } = COPY.consent;
      const shown = (before + rulesLink + after).trim();
      const boxes = due.kind === 'configured' ? due.boxes : [{ ...oldBox, text: shown }];
      return boxes.map(({ name, isChecked, atMs, text }) => ({
        id: name,
        checked: isChecked,
        text,
        at: new Date(atMs ?? nowMs).toISOString(),
      }));
    },
  },
});

export const consentReducer = consentSlice.reducer;
export const { consentChanged, consentsShown, configuredConsentsUnavailable } =
  consentSlice.actions;
export const {
  selectConfiguredBoxes,
  selectIsOldBoxChecked,
  selectIsConsentKindKnown,
  selectIsConsentConfigDue,
  selectHasConsentConfigFailed,
  selectAreDueConsentsShown,
  selectIsAccepted,
  selectIsConsentWithdrawn,
  selectIsConsentTouched,
  selectGivenConsents,
} = consentSlice.selectors;

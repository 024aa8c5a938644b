/** The registration form (sections 3 to 5): the reducers of the application, which the inline script runs before. */
import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  ACCEPT_NAME,
  consentName,
  createApplication,
  type ApplicationState,
  type Consent,
} from '../../application/applicationState';
import { applicationReducers, consentShown } from '../../application/applicationReducers';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { newApplicationStarted, pageInitialized } from '../page/lifecycle';
import { configuredConsentsUnavailable, consentsShown, loadConsentConfig } from './consentSlice';

/** The form of a site before the visitor has done anything. */
export function createFormState({ consent }: Pick<SiteConfig, 'consent'>): ApplicationState {
  const { before, rulesLink, after } = COPY.consent;
  return createApplication(consent.startsTicked, (before + rulesLink + after).trim());
}

/** In place of configured consents the old checkbox is due, unchecked; what the visitor has set is kept. */
function uncheckOldBox({ consents }: Draft<ApplicationState>): void {
  const box = consents[ACCEPT_NAME];
  if (box?.isTouched === false) box.isChecked = false;
}

const unseen = (isChecked: boolean): Consent => ({
  isChecked,
  isTouched: false,
  atMs: null,
  text: '',
});

const showOldBox = (state: ApplicationState, atMs: number): ApplicationState =>
  consentShown(state, {
    payload: { name: ACCEPT_NAME, text: state.consents[ACCEPT_NAME]?.text ?? '', atMs },
  });

const formSlice = createSlice({
  name: 'form',
  initialState: createApplication(),
  reducers: {
    ...applicationReducers,
    /** The state of the inline script, which owned the form until now. */
    formTakenOver: (state, { payload }: PayloadAction<ApplicationState>) =>
      state.lead.status === 'approved' ? state : payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageInitialized, (state, { payload }) => showOldBox(state, payload.atMs))
      // As at first: behind a restored card the visit's phone may have been filled in, one that was sent does not stay.
      .addCase(newApplicationStarted, (state, { payload: { atMs } }) => {
        const { lead, telephone, consents, attempts } = state;
        const isRestored = lead.status === 'approved' && lead.isRestored;
        const accept = { ...unseen(true), ...consents[ACCEPT_NAME], atMs };
        return {
          ...createApplication(),
          telephone: isRestored ? telephone : '',
          // Until then the card stood in its place.
          consents: { ...consents, [ACCEPT_NAME]: accept },
          // Reports count those of the whole load.
          attempts,
        };
      })
      .addCase(loadConsentConfig.fulfilled, (state, { payload: { checkboxes, isChecked } }) => {
        if (checkboxes.length === 0) uncheckOldBox(state);
        checkboxes.forEach((_box, index) => {
          state.consents[consentName(index)] = unseen(isChecked);
        });
      })
      .addCase(consentsShown, (state, { payload: { texts, atMs } }) => {
        let shown: ApplicationState = state;
        // Old libraries replace `reduce`.
        texts.forEach((text, index) => {
          shown = consentShown(shown, { payload: { name: consentName(index), text, atMs } });
        });
        return shown;
      })
      .addCase(loadConsentConfig.rejected, uncheckOldBox)
      .addCase(configuredConsentsUnavailable, uncheckOldBox);
  },
});

export const formReducer = formSlice.reducer;
export const formActions = formSlice.actions;

/** What is read of the form. Those that look at other features too are here as well, so that one file tells it all. */
import type { RootState } from '../../store/rootState';
import { selectConsentCheckboxes, selectIsConsentSettled } from '../consent/consentSlice';
import { selectAreSettingsSettled, selectUsesOldCheckbox } from '../site/siteSlice';
import { isCompletePhone } from './phone';

export const selectChosenAmount = (state: RootState) => state.form.amountRub;
export const selectTelephone = (state: RootState) => state.form.telephone;
export const selectIsPhoneComplete = (state: RootState) => isCompletePhone(state.form.telephone);
export const selectAccept = (state: RootState) => state.form.accept;
export const selectTick = (state: RootState, index: number) => state.form.ticks[index] ?? false;
export const selectIsSubmitting = (state: RootState) => state.form.status === 'submitting';
export const selectIsSubmitted = (state: RootState) => state.form.status === 'submitted';
export const selectIsConsentAsked = (state: RootState) => state.form.isConsentAsked;
export const selectNextOffer = (state: RootState) => state.form.offer;

/** Whether the configured checkboxes are asked; the old one is where they are off, failed, or not known yet. */
export const selectAsksConfiguredConsents = (state: RootState) =>
  !selectUsesOldCheckbox(state) && selectConsentCheckboxes(state).length > 0;

/** Whether it is known by now which consents are due. */
export const selectAreConsentsKnown = (state: RootState) =>
  selectAreSettingsSettled(state) &&
  (selectUsesOldCheckbox(state) || selectIsConsentSettled(state));

/** "Accept is true only when all fetched consent checkboxes are checked", or the old one is. */
export const selectIsAccepted = (state: RootState) =>
  selectAsksConfiguredConsents(state) ? state.form.ticks.every(Boolean) : state.form.accept;

/** 33, 67 or 100: three equal parts, of which the amount always counts (section 5). */
export const selectProgress = (state: RootState) => {
  const done = 1 + Number(selectIsPhoneComplete(state)) + Number(selectIsAccepted(state));
  return Math.round((done / 3) * 100);
};

export const selectIsFormComplete = (state: RootState) => selectProgress(state) === 100;

/** Form selectors, including cross-slice ones. */
import type { SiteConfig } from '../../config/site';
import type { RootState } from '../../store/types';
import { selectConsentCheckboxes, selectAreConfiguredConsentsShown } from '../consent/consentSlice';
import { selectIsConsentVariantKnown, selectUsesOldCheckbox } from '../site/siteSlice';
import { isCompletePhone } from './phone';

export const selectChosenAmount = (state: RootState) => state.form.amountRub;
/** The chosen amount, or the site's default, in rubles. */
export const selectAmount = (state: RootState, { calculator }: SiteConfig) =>
  state.form.amountRub ?? calculator.defaultValues.amount;
export const selectTelephone = (state: RootState) => state.form.telephone;
export const selectIsPhoneComplete = (state: RootState) => isCompletePhone(state.form.telephone);
export const selectAccept = (state: RootState) => state.form.accept;
export const selectIsConsentChecked = (state: RootState, index: number) =>
  state.form.consents[index] ?? false;
export const selectIsSubmitting = (state: RootState) => state.form.status === 'submitting';
export const selectIsSending = (state: RootState) => state.form.isSending;
export const selectWasApplicationSent = (state: RootState) => state.form.wasSent;
export const selectIsSubmitted = (state: RootState) => state.form.status === 'submitted';
export const selectMissing = (state: RootState) => state.form.missing;
export const selectNextOffer = (state: RootState) => state.form.offer;

/** False while the variant is unknown or no configured checkbox has loaded: then the old checkbox applies. */
export const selectUsesConfiguredConsents = (state: RootState) =>
  !selectUsesOldCheckbox(state) && selectConsentCheckboxes(state).length > 0;

/** True once the required consents are known and on the screen. */
export const selectAreRequiredConsentsShown = (state: RootState) =>
  selectIsConsentVariantKnown(state) &&
  (selectUsesOldCheckbox(state) || selectAreConfiguredConsentsShown(state));

/** True when every configured checkbox is checked, or the old one is. */
export const selectIsAccepted = (state: RootState) =>
  selectUsesConfiguredConsents(state) ? state.form.consents.every(Boolean) : state.form.accept;

import {
  isEditable,
  isSubmitting,
  missingParts,
  type LeadState,
} from '../../application/applicationState';
import { isCompletePhone } from '../../application/phone';
import type { SiteConfig } from '../../config/site';
import type { RootState } from '../../store/types';
import { selectDueConsentNames } from './consentSlice';

export const selectChosenAmount = (state: RootState) => state.form.amountRub;
/** The chosen amount, or the site's default, in rubles. */
export const selectAmount = (state: RootState, { calculator }: SiteConfig) =>
  state.form.amountRub ?? calculator.defaultValues.amount;
export const selectTelephone = (state: RootState) => state.form.telephone;
export const selectIsTelephoneFilled = (state: RootState) => state.form.isTelephoneFilled;
export const selectIsPhoneComplete = (state: RootState) => isCompletePhone(state.form.telephone);

const selectDueConsents = (state: RootState) =>
  selectDueConsentNames(state).map((name) => state.form.consents[name]);
export const selectIsChecked = (state: RootState, name: string) =>
  state.form.consents[name]?.isChecked === true;
/** A new array each time. */
export const selectMissingParts = (state: RootState) =>
  missingParts(state.form, selectDueConsentNames(state));
export const selectIsAccepted = (state: RootState) =>
  !selectMissingParts(state).includes('missingConsent');
export const selectIsConsentTouched = (state: RootState) =>
  selectDueConsents(state).some((consent) => consent?.isTouched);
/** True where the visitor has taken back a consent. */
export const selectIsConsentUnchecked = (state: RootState) =>
  selectDueConsents(state).some((consent) => consent?.isTouched && !consent.isChecked);

export const selectIsEditing = (state: RootState) => isEditable(state.form);
/** True while an application is prepared or sent. */
export const selectIsSubmitting = (state: RootState) => isSubmitting(state.form);
export const selectIsSending = (state: RootState) => state.form.lead.status === 'sending';
export const selectIsSubmitted = (state: RootState) => state.form.lead.status === 'approved';
const selectLead = (state: RootState): LeadState => state.form.lead;
/** The failure of the last submit, a new object for each; null if it has not failed. */
export const selectFailure = (state: RootState) => {
  const lead = selectLead(state);
  return lead.status === 'failed' ? lead : null;
};
export const selectNextOffer = (state: RootState) => {
  const lead = selectLead(state);
  return lead.status === 'approved' ? lead.offer : null;
};
/** True while the approved card is that of an earlier load. */
export const selectIsApprovalRestored = (state: RootState) => {
  const lead = selectLead(state);
  return lead.status === 'approved' && lead.isRestored;
};
export const selectLeadAttempts = (state: RootState) => state.form.attempts;

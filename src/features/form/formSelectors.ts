/** Form selectors. */
import type { SiteConfig } from '../../config/site';
import type { RootState } from '../../store/types';
import { isCompletePhone } from './phone';

export const selectChosenAmount = (state: RootState) => state.form.amountRub;
/** The chosen amount, or the site's default, in rubles. */
export const selectAmount = (state: RootState, { calculator }: SiteConfig) =>
  state.form.amountRub ?? calculator.defaultValues.amount;
export const selectTelephone = (state: RootState) => state.form.telephone;
export const selectIsPhoneComplete = (state: RootState) => isCompletePhone(state.form.telephone);
export const selectIsEditing = (state: RootState) => state.form.status === 'editing';
/** True while an application is prepared or sent. */
export const selectIsSubmitting = (state: RootState) =>
  state.form.status === 'preparing' || state.form.status === 'sending';
export const selectIsSending = (state: RootState) => state.form.status === 'sending';
export const selectIsSubmitted = (state: RootState) => state.form.status === 'submitted';
/** True while the approved card is that of an earlier load. */
export const selectIsApprovalRestored = (state: RootState) => state.form.isApprovalRestored;
export const selectLeadAttempts = (state: RootState) => state.form.attempts;
export const selectMissing = (state: RootState) => state.form.missing;
export const selectNextOffer = (state: RootState) => state.form.offer;

/** Progress of the form (section 5). Pure: shared by the app and the inline script. */

export interface FormParts {
  isPhoneComplete: boolean;
  isAccepted: boolean;
}

/** Texts of the line above the progress bar. */
export interface ProgressTexts {
  /** Before the missing parts. */
  missing: string;
  missingPhone: string;
  missingConsent: string;
  complete: string;
  /** While an application is sent. */
  sending: string;
}

/** 33, 67 or 100: three equal parts; the amount always counts. At 100 the form can be sent. */
export function progressPercent({ isPhoneComplete, isAccepted }: FormParts): number {
  return Math.round(((1 + Number(isPhoneComplete) + Number(isAccepted)) / 3) * 100);
}

/** The line above the progress bar: the missing parts, that the form is complete, or that it is being sent. */
export function progressText(
  { isPhoneComplete, isAccepted }: FormParts,
  texts: ProgressTexts,
  isSubmitting: boolean,
): string {
  if (isSubmitting) return texts.sending;
  const missing = [
    ...(isPhoneComplete ? [] : [texts.missingPhone]),
    ...(isAccepted ? [] : [texts.missingConsent]),
  ];
  return missing.length > 0 ? texts.missing + missing.join(', ') : texts.complete;
}

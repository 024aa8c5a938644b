/** Progress of the form (section 5). Pure: applied before and after hydration. */
import { COPY } from '../../config/copy';

interface FormParts {
  isPhoneComplete: boolean;
  isAccepted: boolean;
}

/** 33, 67 or 100: three equal parts; the amount always counts. */
export function progressPercent({ isPhoneComplete, isAccepted }: FormParts): number {
  return Math.round(((1 + Number(isPhoneComplete) + Number(isAccepted)) / 3) * 100);
}

/** The line above the progress bar: the missing parts, or that the form is complete. */
export function progressText({ isPhoneComplete, isAccepted }: FormParts): string {
  const missing = [
    ...(isPhoneComplete ? [] : [COPY.form.missingPhone]),
    ...(isAccepted ? [] : [COPY.form.missingConsent]),
  ];
  return missing.length > 0 ? COPY.form.missing + missing.join(', ') : COPY.form.complete;
}

/** Progress of the form (section 5). Pure: shared by the app and the inline script. */
import { FORM_PARTS, type FormPart } from './applicationState';

/** Texts of the line above the progress bar: `missing` stands before the missing parts. */
export type ProgressTexts = Readonly<Record<'missing' | FormPart | 'complete' | 'sending', string>>;

/** 33, 67 or 100: equal parts; the amount always counts. At 100 the form can be sent. */
export const progressPercent = (missing: readonly FormPart[]): number =>
  Math.round(100 - (100 * missing.length) / (FORM_PARTS.length + 1));

/** The line above the progress bar: the missing parts, that the form is complete, or that it is being sent. */
export function progressText(
  missing: readonly FormPart[],
  texts: ProgressTexts,
  isSubmitting: boolean,
): string {
  if (isSubmitting) return texts.sending;
  return missing.length > 0
    ? texts.missing + missing.map((part) => texts[part]).join(', ')
    : texts.complete;
}

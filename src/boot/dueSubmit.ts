/** A submit that waits for the app: an attribute of the document, which the inline script and the app share. */

const ATTRIBUTE = 'data-submit-due';

/** True while a submit waits for the app. */
export function isSubmitDue(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** @param isDue false once the app has taken the submit, or the visitor has changed a field */
export function setSubmitDue(isDue: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, isDue);
}

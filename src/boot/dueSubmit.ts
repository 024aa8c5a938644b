/** A submit that waits for the app: an attribute of the document, which the inline script and the app share. */

const ATTRIBUTE = 'data-submit-due';

export function isSubmitDue(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

export function setSubmitDue(isDue: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, isDue);
}

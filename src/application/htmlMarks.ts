/** Marks by which the inline script finds or tells what it changes before the app. */

export const PRELOADER_ID = 'preloader';
/** Set on `<html>` once there will be no app in this load. */
export const NO_APP_ATTRIBUTE = 'data-no-app';
/** The text of the amount, which follows the slider. */
export const AMOUNT_TEXT_ATTRIBUTE = 'data-amount-text';
/** The line above the progress bar, and a template with its texts as JSON. */
export const PROGRESS_ID = 'submit-status';
export const PROGRESS_TEXTS_ID = 'progress-texts';
/** The first part below the form: with it, the form is parsed. */
export const BELOW_FORM_ID = 'below-form';

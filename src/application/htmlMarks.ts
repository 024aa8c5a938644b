/** Marks by which the inline script finds or tells what it changes before the app. */

export const PRELOADER_ID = 'preloader';
/** Set on `<html>` once there will be no app in this load. */
export const NO_APP_ATTRIBUTE = 'data-no-app';
/** The text of the amount, which follows the slider. */
export const AMOUNT_TEXT_ATTRIBUTE = 'data-amount-text';
/** The texts of the line above the progress bar, as JSON. */
export const PROGRESS_TEXTS_ATTRIBUTE = 'data-texts';
/** The first part below the form: with it, the form is parsed. */
export const BELOW_FORM_ID = 'below-form';

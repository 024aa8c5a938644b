/** Kept, since scripts of others have variables of this name. */
const { CSS } = globalThis;

/** The selector of what has the keyboard's focus. Chrome 85, the oldest that runs the app, throws at it. */
export const focusVisible = () =>
  CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus';

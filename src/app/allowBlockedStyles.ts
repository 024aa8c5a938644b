/**
 * Lets the app run where a host has added a policy without inline styles, as some panels do by one switch: it looks
 * bare then, and still sends leads. styled-components writes its rules into the sheet of a style element, which such a
 * policy leaves without one, and throws; with this global, which it reads when it is loaded, it writes text instead.
 */
declare global {
  interface Window {
    SC_DISABLE_SPEEDY?: boolean;
  }
}

// The prerendered styles.
if (document.querySelector<HTMLStyleElement>('head style')?.sheet === null)
  window.SC_DISABLE_SPEEDY = true;

export {};

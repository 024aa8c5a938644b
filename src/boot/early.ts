/** What `head.ts` has decided and requested, taken from its global once. */
export const { __early: early } = window;

Reflect.deleteProperty(window, '__early');

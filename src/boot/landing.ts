/**
 * What the inline script hands to the app: the address the visitor landed on, and the parse that it may have started.
 * One global, written once and read once.
 */

/** An early parse as it came off the wire: unchecked yet, and it never rejects. */
export type EarlyAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' };

export interface Landing {
  /** The whole address, query and any phone included, as it was before the address bar was cleaned. */
  readonly address: string;
  /** There when the inline script has asked the service already. */
  readonly earlyParse?: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    __landing?: Landing;
  }
}

/** The landing url and the early parse, passed from the inline script to the app through one global. */

/** Unvalidated outcome of the early parse; the promise never rejects. */
export type EarlyResponse =
  | { readonly kind: 'response'; readonly status: number; readonly body: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' };

export interface Landing {
  /** Full url with its query and any phone number, as it was before stripping. */
  readonly url: string;
  /** Set when the inline script has sent the request. */
  readonly earlyParse?: Promise<EarlyResponse>;
}

declare global {
  interface Window {
    __landing?: Landing;
  }
}

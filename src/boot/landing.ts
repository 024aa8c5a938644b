/** The landing url, the early parse and the form before hydration, passed from the inline script to the app through one global. */

import type { PreHydrationForm } from './preHydrationForm';

/** Unvalidated outcome of the early parse; the promise never rejects. */
export type EarlyResponse =
  | {
      readonly kind: 'response';
      readonly ok: boolean;
      readonly status: number;
      readonly body: string;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' };

export interface Landing {
  /** Full url with its query and any phone number, as it was before stripping. */
  readonly url: string;
  /** Set when the inline script has sent the request. */
  readonly earlyParse?: Promise<EarlyResponse>;
  /** Called by a script right behind the root: DOMContentLoaded waits for the modules. */
  readonly handleRootParsed: () => void;
  /** Hands the form over to the app: it is not enabled here any more. Null if it was not usable yet. */
  readonly takePreHydrationForm: () => PreHydrationForm | null;
}

declare global {
  interface Window {
    __landing?: Landing;
  }
}

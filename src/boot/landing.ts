/** One global shares landing url, early parse and pre-hydration form between inline script and app. */

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
  /** Called by a script right after the root: DOMContentLoaded waits for the modules. */
  readonly handleRootParsed: () => void;
  /** Hands the form over to the app; the inline script no longer enables it. Null if it was not usable yet. */
  readonly takePreHydrationForm: () => PreHydrationForm | null;
}

declare global {
  interface Window {
    __landing?: Landing;
  }
}

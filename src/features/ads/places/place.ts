import type { ThirdParty } from '../../../store/services';
import type { AccountField, AdAccount } from '../adSetup';

/** A slot of the page that an ad platform is to fill. */
export interface PlaceSlot {
  /** The platform's own id of it. */
  readonly id: string;
  /** Empty, in the document, and left alone by the page from here on. Has an id of its own. */
  readonly host: HTMLElement;
  /** True for the first slot of the page. */
  readonly isFirst: boolean;
  /** Told by platforms that know it; for the others the page looks at the host. */
  readonly onFilled: () => void;
  readonly onEmpty: () => void;
}

export interface PlaceContext extends ThirdParty {
  readonly account: AdAccount;
}

/** One ad platform. Its module is a chunk that is loaded only when the platform is chosen. */
export interface Place {
  /** What the site config must hold for it. */
  readonly needs: readonly AccountField[];
  /** Asks the platform to fill one slot. Rejects with the loader's `ScriptError`. */
  readonly show: (slot: PlaceSlot, context: PlaceContext) => Promise<void>;
}

import type { ThirdParty } from '~/store/services';
import type { SlotPlacement } from '~/api/site';
import type { AdAccount } from '../adSetup';

export interface AdapterSlot {
  /** Id of the slot at the platform. */
  readonly id: string;
  /** An empty element with an id, in the document; the page does not touch its content. */
  readonly host: HTMLElement;
  readonly placement: SlotPlacement;
  readonly isFirst: boolean;
  /** Adapters without `reportsFill` may call it too; the size of their slots is observed as well. */
  readonly onFilled: () => void;
  readonly onUnfilled: () => void;
}

export interface AdapterContext extends ThirdParty {
  readonly account: AdAccount;
}

export interface AdAdapter {
  /** The platform reports whether it has filled a slot; a slot may grow without an ad. */
  readonly reportsFill?: boolean;
  /** Asks the platform to fill one slot. Rejects with the script loader's `ScriptError`. */
  readonly show: (slot: AdapterSlot, context: AdapterContext) => Promise<void>;
}

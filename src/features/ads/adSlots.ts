/** The slots of a page as the store needs them; the rest of the setup comes with the ads. */
import type { SlotLists, SlotPlacement } from '../../api/site';

export const NO_SLOTS: SlotLists = { page: [], overlay: [], popUp: [] };

/** `number` counts all slots of the page from 1 and identifies a slot in the store. */
export interface AdSlot {
  number: number;
  id: string;
  placement: SlotPlacement;
}

/** Slots in document order: page, pop-up, overlay. */
export function numberSlots(slots: SlotLists): AdSlot[] {
  return (['page', 'popUp', 'overlay'] as const)
    .flatMap((placement) => slots[placement].map((id) => ({ id, placement })))
    .map((slot, index) => ({ ...slot, number: index + 1 }));
}

/** Id of the element that an adapter fills. */
export function slotHostId(number: number): string {
  return `slot-host-${number}`;
}

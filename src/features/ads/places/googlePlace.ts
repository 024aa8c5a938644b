import { placeUnit, startUnit } from './googleUnit';
import type { Place } from './place';

/** `google`: one display unit, in the first slot; the others stay empty. */
export const place: Place = {
  needs: ['accountId'],
  async show(slot, context) {
    if (!slot.isFirst) {
      slot.onEmpty();
      return;
    }
    await placeUnit(slot, context);
    await startUnit(slot, context);
  },
};

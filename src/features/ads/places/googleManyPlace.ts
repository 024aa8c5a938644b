import { placeUnit, startUnit } from './googleUnit';
import type { Place } from './place';

/** `google_many`: a unit in every slot, each started by itself. */
export const place: Place = {
  needs: ['accountId'],
  async show(slot, context) {
    await placeUnit(slot, context);
    await startUnit(slot, context);
  },
};

import { insertUnit, requestAd } from './googleUnit';
import type { AdAdapter } from './adAdapter';

/** `google`: one display unit, in the first slot; other slots stay empty. */
export const googleAdapter: AdAdapter = {
  requiredFields: ['accountId'],
  async show(slot, context) {
    if (!slot.isFirst) {
      slot.onEmpty();
      return;
    }
    await insertUnit(slot, context);
    await requestAd(slot, context);
  },
};

import { insertUnit, requestAd } from './googleUnit';
import type { AdAdapter } from './adAdapter';

/** `google_many`: a unit and an ad request for every slot. */
export const googleManyAdapter: AdAdapter = {
  requiredFields: ['accountId'],
  async show(slot, context) {
    await insertUnit(slot, context);
    await requestAd(slot, context);
  },
};

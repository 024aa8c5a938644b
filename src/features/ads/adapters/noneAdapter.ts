import type { AdAdapter } from './adAdapter';

/** `ads_none`: no script, and all slots stay empty. */
export const adapter: AdAdapter = {
  requiredFields: [],
  show({ onEmpty }) {
    onEmpty();
    return Promise.resolve();
  },
};

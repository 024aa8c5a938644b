import type { Place } from './place';

/** `ads_none`: no script and nothing to fill. */
export const place: Place = {
  needs: [],
  show({ onEmpty }) {
    onEmpty();
    return Promise.resolve();
  },
};

import type { AdAdapter } from './adAdapter';

/** `adsfinpro`: an `<ins>` element and a script beside it for each slot. */
export const adsfinproAdapter: AdAdapter = {
  requiredFields: [],
  async show({ id, host }, { loadScript }) {
    const mark = document.createElement('ins');
    mark.id = `place_${id}`;
    mark.style.display = 'block';
    host.append(mark);
    const url = `https://front.adsfin.net/place/${encodeURIComponent(id)}/`;
    await loadScript({ url, parent: host });
  },
};

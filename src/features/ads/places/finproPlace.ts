import type { Place } from './place';

/** `adsfinpro`: a mark in the page and a script of its own beside it, for each slot. */
export const place: Place = {
  needs: [],
  async show({ id, host }, { loadScript }) {
    const mark = document.createElement('ins');
    mark.id = `place_${id}`;
    mark.style.display = 'block';
    host.append(mark);
    const address = `https://front.adsfin.net/place/${encodeURIComponent(id)}/`;
    await loadScript({ address, into: host });
  },
};

import type { AdPlatform } from '~/config/site';
import type { AdAdapter } from './adAdapter';
import { googleAdapter, googleManyAdapter, googleNotStartAdapter } from './googleAdapters';
import { yandexAdapter } from './yandexAdapter';

/** All in one chunk: they are small, and a chunk for each would cost another round trip. */
export const AD_ADAPTERS: Record<Exclude<AdPlatform, 'ads_none'>, AdAdapter> = {
  /** An `<ins>` element and a script beside it for each slot. */
  adsfinpro: {
    async show({ id, host }, { loadScript }) {
      const mark = document.createElement('ins');
      mark.id = `place_${id}`;
      mark.style.display = 'block';
      host.append(mark);
      const url = `https://front.adsfin.net/place/${encodeURIComponent(id)}/`;
      await loadScript({ url, parent: host });
    },
  },
  google: googleAdapter,
  google_many: googleManyAdapter,
  google_not_start: googleNotStartAdapter,
  yandex: yandexAdapter,
  /**
   * Its script url comes from the site config, since none is public. A guess: the script finds slots by `data-slot-id`
   * and its account by `data-alias`.
   */
  leadstech: {
    show: (_slot, { account, loadScript }) =>
      loadScript({ url: account.scriptUrl, attributes: { 'data-alias': account.alias } }),
  },
};

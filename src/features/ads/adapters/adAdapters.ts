import type { AdPlatform } from '~/config/site';
import type { AdAdapter } from './adAdapter';
import { adsfinproAdapter } from './adsfinproAdapter';
import { googleAdapter, googleManyAdapter, googleNotStartAdapter } from './googleAdapters';
import { leadstechAdapter } from './leadstechAdapter';
import { yandexAdapter } from './yandexAdapter';

/** All in one chunk: they are small, and a chunk for each would cost another round trip. */
export const AD_ADAPTERS: Record<Exclude<AdPlatform, 'ads_none'>, AdAdapter> = {
  adsfinpro: adsfinproAdapter,
  google: googleAdapter,
  google_many: googleManyAdapter,
  google_not_start: googleNotStartAdapter,
  yandex: yandexAdapter,
  leadstech: leadstechAdapter,
};

import { isTouchScreen } from '~/lib/isTouchScreen';
import { isFunction, getProp, pushToQueue } from '~/lib/readUnknown';
import type { AdAdapter } from './adAdapter';

const SCRIPT = 'https://yandex.ru/ads/system/context.js';

/** How Yandex names the device of a floor ad. */
const floorPlatform = () => (isTouchScreen() ? 'touch' : 'desktop');

/**
 * `yandex`: Yandex Advertising Network. A slot id is a block id, `R-A-…`. The slots for pop-up ads are floor ads, which
 * Yandex shows at the lower edge of the viewport: their hosts stay empty.
 */
export const yandexAdapter: AdAdapter = {
  async show({ id, host, placement, onFilled, onUnfilled }, { window, loadScript }) {
    const context = () => getProp(getProp(window, 'Ya'), 'Context');
    pushToQueue(window, 'yaContextCb', () => {
      const manager = getProp(context(), 'AdvManager');
      const render = getProp(manager, 'render');
      if (!isFunction(render)) return;
      const isFloor = placement === 'popUp';
      const request = isFloor
        ? { blockId: id, type: 'floorAd', platform: floorPlatform() }
        : { blockId: id, renderTo: host.id, onRender: onFilled, onError: onUnfilled };
      try {
        render.call(manager, request, onUnfilled);
      } catch {
        // An exception would stop the script's queue and with it the other slots.
        onUnfilled();
      }
    });
    await loadScript({ url: SCRIPT, isReady: () => context() !== undefined });
  },
};

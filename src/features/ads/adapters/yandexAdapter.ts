import { isFunction, getProp, pushToQueue } from '~/lib/readUnknown';
import type { AdAdapter } from './adAdapter';

const SCRIPT = 'https://yandex.ru/ads/system/context.js';

/** `yandex`: Yandex Advertising Network. A slot id is a block id, `R-A-…`. */
export const adapter: AdAdapter = {
  requiredFields: [],
  async show({ id, host, onFilled, onEmpty }, { window, loadScript }) {
    const context = () => getProp(getProp(window, 'Ya'), 'Context');
    pushToQueue(window, 'yaContextCb', () => {
      const manager = getProp(context(), 'AdvManager');
      const render = getProp(manager, 'render');
      if (!isFunction(render)) return;
      const request = { blockId: id, renderTo: host.id, onRender: onFilled, onError: onEmpty };
      try {
        render.call(manager, request, onEmpty);
      } catch {
        // An exception would stop the script's queue and with it the other slots.
        onEmpty();
      }
    });
    await loadScript({ url: SCRIPT, isReady: () => context() !== undefined });
  },
};

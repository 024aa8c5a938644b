import { isFunction, property, pushToQueue } from '../../../lib/foreignValue';
import type { Place } from './place';

const SCRIPT = 'https://yandex.ru/ads/system/context.js';

/** `yandex`: the Yandex Advertising Network. A slot's id is its block id, `R-A-…`. */
export const place: Place = {
  needs: [],
  async show({ id, host, onFilled, onEmpty }, { page, loadScript }) {
    const context = () => property(property(page, 'Ya'), 'Context');
    pushToQueue(page, 'yaContextCb', () => {
      const manager = property(context(), 'AdvManager');
      const render = property(manager, 'render');
      if (!isFunction(render)) return;
      const request = { blockId: id, renderTo: host.id, onRender: onFilled, onError: onEmpty };
      try {
        render.call(manager, request, onEmpty);
      } catch {
        // Thrown into the script's own queue, it would keep the other slots' calls from being made.
        onEmpty();
      }
    });
    await loadScript({ address: SCRIPT, isThere: () => context() !== undefined });
  },
};

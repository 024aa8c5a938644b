import { onChunkLost } from '../lib/chunks';
import { reloadOnce } from '../boot/reloadOnce';
import type { Log } from '../lib/log';
import type { AppStore } from './store';

/**
 * A chunk that could not be had reloads the page once (section 8), but never takes away what the visitor has typed:
 * then the section goes without it.
 */
export function recoverLostChunks(store: AppStore, log: Log): void {
  onChunkLost(() => {
    const { amountRub, isTelephoneTouched, telephone, status } = store.getState().form;
    const isUntouched =
      amountRub === null && !(isTelephoneTouched && telephone !== '') && status === 'editing';
    const reloads = isUntouched && reloadOnce();
    log.warn(`a part of the page could not be loaded${reloads ? ': reloading once' : ''}`);
  });
}

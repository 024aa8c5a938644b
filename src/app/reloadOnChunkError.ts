import { onChunkError } from '../lib/chunks';
import { reloadOnce } from '../boot/reloadOnce';
import type { Log } from '../lib/log';
import type { AppStore } from './store';

/**
 * Reloads the page once after a chunk error (section 8), unless the visitor has entered something: then the section
 * stays missing.
 */
export function reloadOnChunkError(store: AppStore, log: Log): void {
  onChunkError(() => {
    const { amountRub, isTelephoneTouched, telephone, status } = store.getState().form;
    const isUntouched =
      amountRub === null && !(isTelephoneTouched && telephone !== '') && status === 'editing';
    const reloads = isUntouched && reloadOnce();
    log.warn(`a part of the page could not be loaded${reloads ? ': reloading once' : ''}`);
  });
}

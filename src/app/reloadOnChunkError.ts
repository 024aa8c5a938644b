import { onChunkError } from '../lib/chunks';
import { reloadOnce } from '../boot/reloadOnce';
import type { Log } from '../lib/log';
import type { AppStore } from './store';

/**
 * Reloads the page once after a chunk error (section 8), unless the visitor has entered something: then the section
 * stays missing.
 */
export function reloadOnChunkError(store: AppStore, log: Log): void {
  const isUntouched = () => {
    const { amountRub, isTelephoneTouched, telephone, status } = store.getState().form;
    return amountRub === null && !(isTelephoneTouched && telephone !== '') && status === 'editing';
  };
  onChunkError((error) => {
    const isContentBroken = error instanceof SyntaxError;
    void reloadOnce(requestedScripts(), isContentBroken, isUntouched).then((reloads) =>
      log.warn(`a part of the page could not be loaded${reloads ? ': reloading once' : ''}`),
    );
  });
}

/** All scripts of this origin so far: the error of a chunk does not name the import that failed. */
function requestedScripts(): string[] {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && name.endsWith('.js'));
  return [...new Set(urls)];
}

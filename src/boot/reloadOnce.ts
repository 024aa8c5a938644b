/** One automatic reload after a script was lost, shared by the inline script and the app. */

/** The reload does not wait longer for scripts to be fetched anew. */
const REFETCH_TIMEOUT_MS = 5_000;

let isReloading = false;

/** Remembers for this load that the page has reloaded itself; a later reload is the visitor's and starts afresh. */
export function consumeReloadFlag(): void {
  if (readState()?.wasReloaded !== true) return;
  writeState(false);
  document.documentElement.dataset['reloaded'] = '';
}

/**
 * Replaces broken scripts in the browser's cache, then reloads the page, unless it has just done so. The flag is kept
 * in `history.state`, which survives a reload without storage.
 *
 * @param urls scripts that may be broken
 * @param isContentBroken true when a script was loaded and its content is wrong
 * @param isAllowed asked right before the reload, because the visitor may act while scripts are fetched
 * @returns true if it reloads
 */
export async function reloadOnce(
  urls: readonly string[],
  isContentBroken: boolean,
  isAllowed: () => boolean,
): Promise<boolean> {
  await Promise.race([
    Promise.allSettled(urls.map((url) => replaceBroken(url, isContentBroken))),
    new Promise((resolve) => setTimeout(resolve, REFETCH_TIMEOUT_MS)),
  ]);
  if (isReloading) return true;
  if ('reloaded' in document.documentElement.dataset || !isAllowed()) return false;
  isReloading = true;
  writeState(true);
  location.reload();
  return true;
}

function readState() {
  return history.state as { wasReloaded?: boolean } | null;
}

function writeState(wasReloaded: boolean): void {
  history.replaceState({ ...readState(), wasReloaded }, '');
}

/** A host may mark a 404, or a page in place of a script, as immutable: no reload would ask for it again. */
async function replaceBroken(url: string, isContentBroken: boolean): Promise<void> {
  if (!isContentBroken) {
    const { ok, headers } = await fetch(url);
    if (ok && headers.get('content-type')?.includes('javascript')) return;
  }
  const response = await fetch(url, { cache: 'reload' });
  // The cache keeps complete responses only.
  await response.text();
}

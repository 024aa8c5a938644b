/** One automatic reload after a script was lost, shared by the inline script and the app. */

/** The reload does not wait longer for scripts to be fetched anew. */
const REFETCH_TIMEOUT_MS = 5_000;

let isReloading = false;

/** Fields by name, as they are kept over a reload. */
export type SavedInput = Partial<Record<string, string | boolean>>;

interface SavedState {
  wasReloaded?: boolean;
  /** What was entered before the app has started. */
  input?: SavedInput;
}

/**
 * Remembers for this load that the page has reloaded itself; a later reload is the visitor's and starts afresh.
 *
 * @returns what was entered before the reload
 */
export function consumeSavedState(): SavedInput {
  const { wasReloaded = false, input = {} } = readState();
  if (wasReloaded) document.documentElement.dataset['reloaded'] = '';
  writeState({});
  return input;
}

/** Keeps the input over a reload, until the app has started. */
export function saveInput(input: SavedInput): void {
  writeState({ ...readState(), input });
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
  writeState({ ...readState(), wasReloaded: true });
  location.reload();
  return true;
}

function readState(): SavedState {
  return (history.state as SavedState | null) ?? {};
}

function writeState(state: SavedState): void {
  if (history.state !== null || Object.keys(state).length > 0) history.replaceState(state, '');
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

/** State that outlives a reload: kept in `history.state`, which works where storage is blocked. */

import { setSubmitDue } from './dueSubmit';
import { readInput, type SavedInput, type StoredInput } from './savedInput';

/** A reload takes less, also on a slow network. */
const SUBMIT_MAX_AGE_MS = 60_000;

/** `script`: a script failed to load. `submit`: a submit found that the api chunk had failed to load. */
type ReloadReason = 'script' | 'submit';

interface SavedState {
  /** Why the page was reloaded automatically. */
  reloaded?: ReloadReason | undefined;
  /** When a reload interrupted a submit, in milliseconds since 1970; 0 if it interrupted none. */
  submittedAtMs?: number;
  /** Input that was not sent. */
  input?: SavedInput;
  /** The exact amount, which the slider rounds; taken by the app. */
  amountRub?: number | null | undefined;
  /** Seed of the idempotency keys, while an application has no response. */
  keySeed?: string | undefined;
}

/** The state as the history returns it: each reader checks its part, because third parties write there too. */
type StoredState = Partial<Record<keyof SavedState, unknown>>;

/**
 * Moves what an automatic reload has kept to the document: it is valid for this load only.
 *
 * @returns what was entered before the reload; empty if nothing was kept
 */
export function consumeSavedState(): StoredInput {
  const { reloaded, submittedAtMs, input, ...rest } = readState();
  if (typeof reloaded === 'string') document.documentElement.dataset['reloaded'] = reloaded;
  // A browser may restore a closed tab much later: then the visitor submits again.
  setSubmitDue(typeof submittedAtMs === 'number' && Date.now() - submittedAtMs < SUBMIT_MAX_AGE_MS);
  if (history.state) history.replaceState(rest, '');
  return Object(input) as StoredInput;
}

/** True if an automatic reload for this reason has led to this load. */
export function wasReloadedFor(reason: ReloadReason): boolean {
  return document.documentElement.dataset['reloaded'] === reason;
}

/** Forgets the automatic reload: the next failure of this load may reload the page again. */
export function allowReload(): void {
  delete document.documentElement.dataset['reloaded'];
}

/** Changes what is kept. Throws if the browser refuses, as Safari does after a hundred changes in half a minute. */
export function saveState(changes: SavedState): void {
  history.replaceState({ ...readState(), ...changes }, '');
}

/** Keeps the input over a reload; throws like `saveState`. */
export function saveInput(): void {
  saveState({ input: readInput(document.querySelectorAll<HTMLInputElement>('#root input')) });
}

/** The exact amount chosen before the reload; null if there was none, and after the first call. */
export function takeSavedAmount(): number | null {
  const { amountRub, ...rest } = readState();
  if (amountRub === undefined) return null;
  history.replaceState(rest, '');
  return typeof amountRub === 'number' && Number.isInteger(amountRub) ? amountRub : null;
}

export function readKeySeed(): string | undefined {
  const { keySeed } = readState();
  return typeof keySeed === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(keySeed)
    ? keySeed
    : undefined;
}

function readState(): StoredState {
  return Object(history.state) as StoredState;
}

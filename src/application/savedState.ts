/**
 * State that outlives a reload: kept in `history.state`, which works where storage is blocked. Advertising and routers
 * write there, too: what they have removed is put back when the page is left or hidden.
 */
import { parseNextOffer, type NextOffer } from '../api/nextOffer';
import { APPROVAL_LIFE_MS } from '../config/constants';

/** Fields by name. */
type SavedInput = Partial<Record<string, string | boolean>>;

/** An approved application, for the card after a reload. */
export interface Approval extends NextOffer {
  readonly sumRub: number;
}

interface SavedState {
  approval?: (Approval & { readonly untilMs: number }) | undefined;
  /** Input that was not sent. */
  input?: SavedInput | undefined;
  /** Seed of the idempotency keys, while an application has no response. */
  keySeed?: string | undefined;
  /** True once the page has been reloaded by itself: never removed, else a broken script would reload for ever. */
  hasReloaded?: boolean;
}

type Unchecked = Partial<Record<keyof SavedState, unknown>>;

const { approval, keySeed, hasReloaded: wasReloaded } = Object(history.state) as Unchecked;
let kept: Unchecked = { approval, keySeed, hasReloaded: wasReloaded };

// A tab in the background may be discarded without another event.
for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => trySaveState({}));

/** The state as it was kept: each reader checks its part, because third parties write there too. */
const readState = (): Unchecked => ({ ...kept, ...(history.state as object | null) });

/**
 * Changes what is kept, and the address where one is given. Throws if the browser refuses, as Safari does after a hundred
 * changes in half a minute.
 */
export function saveState(changes: SavedState, url?: string): void {
  kept = { ...kept, ...changes };
  history.replaceState({ ...kept, ...(history.state as object | null), ...changes }, '', url);
}

export const hasReloaded = (): boolean => readState().hasReloaded === true;

/** Keeps the values that differ from the prerendered ones over a reload; throws like `saveState`. */
export function saveInput(): void {
  saveState({ input: readInput(document.querySelectorAll<HTMLInputElement>('#root input')) });
}

/** Loads the page anew with what was entered, where the browser lets it be kept. */
export function reloadPage(): void {
  try {
    saveInput();
  } finally {
    location.reload();
  }
}

/** Values that differ from the prerendered ones. */
function readInput(fields: Iterable<HTMLInputElement>): SavedInput {
  const input: SavedInput = {};
  for (const each of fields) {
    // A checkbox without a `value` attribute has the value "on".
    const [value, initial] =
      each.type === 'checkbox'
        ? [each.checked, each.defaultChecked]
        : [each.value, each.defaultValue];
    if (value !== initial) input[each.name] = value;
  }
  return input;
}

/** Fills the fields with the input that a reload has kept, for this load only; ignores values of a wrong type. */
export function restoreInput(fields: Iterable<HTMLInputElement>): void {
  const saved = Object(readState().input) as Partial<Record<string, unknown>>;
  for (const each of fields) {
    const value = saved[each.name];
    if (typeof value === 'boolean') each.checked = value;
    else if (typeof value === 'string') each.value = value;
  }
  if (history.state !== null) trySaveState({ input: undefined });
}

/** The same where the page works without it. */
export function trySaveState(changes: SavedState, url?: string): void {
  try {
    saveState(changes, url);
  } catch {
    // For this load nothing is lost.
  }
}

/** Keeps an approved application for the next load of this tab; undefined forgets it. */
export function saveApproval(approval: Approval | undefined): void {
  // Old libraries replace `Date.now` by one that returns a date.
  const untilMs = new Date().getTime() + APPROVAL_LIFE_MS;
  trySaveState({ approval: approval && { ...approval, untilMs } });
}

/** @returns undefined unless one was approved in this tab within the last half hour */
export function readApproval(): Approval | undefined {
  const saved = Object(readState().approval) as Partial<Record<'sumRub' | 'untilMs', unknown>>;
  const { sumRub, untilMs } = saved;
  const offer = parseNextOffer(saved);
  return typeof sumRub === 'number' &&
    Number(untilMs) > Date.now() &&
    (offer?.offerUrl ?? offer?.showcaseUrl)
    ? { ...offer, sumRub }
    : undefined;
}

/** @returns undefined unless it is a UUID */
export function readKeySeed(): string | undefined {
  const { keySeed } = readState();
  return typeof keySeed === 'string' && /^[\da-f-]{36}$/.test(keySeed) ? keySeed : undefined;
}

import { createUuid } from '../lib/uuid';
import { readKeySeed, trySaveState } from './savedState';

/** Seed of the idempotency keys: the same until an attempt gets a valid response; outlives a reload. */
export interface KeySeed {
  /** A random UUID. */
  readonly get: () => string;
  /** Keeps it for the next load. */
  readonly save: () => void;
  /** Replaces it by a new one. */
  readonly renew: () => void;
}

/** Restores the seed of a previous load whose application got no valid response. */
export function createKeySeed(): KeySeed {
  let seed = readKeySeed() ?? createUuid();
  const save = (keySeed: string | undefined) => {
    if (readKeySeed() !== keySeed) trySaveState({ keySeed });
  };
  return {
    get: () => seed,
    save: () => save(seed),
    renew: () => {
      seed = createUuid();
      save(undefined);
    },
  };
}

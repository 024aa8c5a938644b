/** Lazy chunks. A missing chunk was usually removed by a deploy: listeners are notified, then the error is rethrown. */

import { download } from './downloads';

type Listener = (error: unknown) => void;
const listeners = new Set<Listener>();

export function onChunkError(listener: Listener): void {
  listeners.add(listener);
}

/** Loads a chunk that the page needs; optional parts, which a blocker may stop, are imported without it. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await download(load);
  } catch (error) {
    listeners.forEach((listener) => listener(error));
    throw error;
  }
}

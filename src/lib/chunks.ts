/**
 * Parts of the page that are loaded later. One that cannot be had is usually one of an older build that is gone: who
 * can do something about it is told, and the caller gets the error all the same.
 */

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back each time a chunk could not be loaded. */
export function onChunkLost(listener: Listener): void {
  listeners.add(listener);
}

/** Loads a chunk: wrap every dynamic import in it. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    listeners.forEach((listener) => listener());
    throw error;
  }
}

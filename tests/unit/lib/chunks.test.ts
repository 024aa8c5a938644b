import { expect, it, vi } from 'vitest';
import { loadChunk, onChunkError } from '~/lib/chunks';

it('a chunk that fails to load is told to the listeners and to its caller', async () => {
  const listener = vi.fn();
  onChunkError(listener);
  await expect(loadChunk(() => Promise.resolve(1))).resolves.toBe(1);
  expect(listener).not.toHaveBeenCalled();
  const error = new Error('gone');
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(listener).toHaveBeenCalledExactlyOnceWith(error);
});

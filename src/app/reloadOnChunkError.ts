import { onChunkError } from '../lib/chunks';
import type { Services } from '../store/services';

/** Reloads the page once after a chunk error (section 8), while the visitor has done nothing; else a section is missing. */
export function reloadOnChunkError({ landing, log }: Services): void {
  onChunkError((error) => {
    void findScripts(error)
      .then(landing.reloadOnce, () => false)
      .then((isReloading) =>
        log.warn(`a part of the page could not be loaded${isReloading ? ': reloading once' : ''}`),
      );
  });
}

/**
 * All scripts of this origin so far, and the imports of the chunk, which its error names in most browsers: one that
 * failed may have no timing. Rejects if the chunk cannot be requested.
 */
async function findScripts(error: unknown): Promise<string[]> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const [chunk] = /https?:\S+\.js/.exec(String(error)) ?? [];
  if (chunk !== undefined) {
    const code = await (await fetch(chunk)).text();
    const imports = [...code.matchAll(/"(\.\/[\w-]+\.js)"/g)].map(([, path = '']) => path);
    urls.unshift(chunk, ...imports.map((path) => new URL(path, chunk).href));
  }
  const isOwn = (url: string) => url.startsWith(`${location.origin}/`) && url.endsWith('.js');
  return [...new Set(urls.filter(isOwn))];
}

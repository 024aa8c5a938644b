import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './chunks';

/** A lazy component, by its export name; `preload` requests its chunk before it is rendered. */
export function lazyChunk<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyExoticComponent<ComponentType<Props>> & { preload: () => void } {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => (loading ??= loadChunk(load));
  return Object.assign(
    lazy(async () => ({ default: (await loadOnce())[name] })),
    // Where it fails, rendering fails as well, which is handled there.
    { preload: () => void loadOnce().catch(() => undefined) },
  );
}

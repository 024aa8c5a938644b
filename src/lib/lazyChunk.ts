import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './chunks';

/** A component in a chunk of its own, by its name there. */
export function lazyChunk<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }));
}

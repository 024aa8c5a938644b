import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './chunks';

/** A lazy component, by its export name. */
export function lazyChunk<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }));
}

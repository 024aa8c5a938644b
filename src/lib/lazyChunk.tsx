import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { loadChunk } from './chunks';

/**
 * A lazy component, by its export name. `preload` requests its chunk before it is rendered; one that has come by then
 * renders at once: React's `lazy` would suspend all the same, and go on only after everything else that is to render.
 */
export function lazyChunk<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): FunctionComponent<Props> & { preload: () => void } {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = () =>
    (loading ??= loadChunk(load).then((chunk) => {
      loaded = chunk[name];
      return loaded;
    }));
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const Chunk = (props: Props) => {
    // Kept: a component of another type would mount anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Part {...props} />;
  };
  // Where it fails, rendering fails as well, which is handled there.
  return Object.assign(Chunk, { preload: () => void loadOnce().catch(() => undefined) });
}

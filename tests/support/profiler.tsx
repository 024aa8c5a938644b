import { Profiler, type ComponentType } from 'react';

const rendered = new Set<string>();

const isComponent = (entry: [string, unknown]): entry is [string, ComponentType<object>] =>
  /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function';

/** Wraps each component that a module exports in a `<Profiler>` of the same name; for `vi.mock`. */
export function withProfiler<Module extends object>(module: Module): Module {
  const profiled = Object.entries(module as Record<string, unknown>)
    .filter(isComponent)
    .map(([name, Component]) => {
      const Profiled = (props: object) => (
        <Profiler id={name} onRender={(id) => void rendered.add(id)}>
          <Component {...props} />
        </Profiler>
      );
      return [name, Profiled] as const;
    });
  return { ...module, ...Object.fromEntries(profiled) };
}

/** Names of the profiled components that have rendered since the last call, sorted. */
export function takeRenderedComponents(): string[] {
  const names = [...rendered].sort();
  rendered.clear();
  return names;
}

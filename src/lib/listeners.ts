/** Listeners that are removed together. Chrome before 90 ignores the `signal` of a listener. */
export interface Listeners {
  /** Adds one for several types; it captures. */
  readonly on: <Type extends keyof WindowEventMap>(
    target: EventTarget,
    types: readonly Type[],
    handle: (event: WindowEventMap[Type]) => void,
  ) => void;
  readonly removeAll: () => void;
}

export function createListeners(): Listeners {
  const removers: (() => void)[] = [];
  return {
    on(target, types, handle) {
      const listener = handle as EventListener;
      for (const type of types) {
        target.addEventListener(type, listener, true);
        removers.push(() => target.removeEventListener(type, listener, true));
      }
    },
    removeAll: () => removers.forEach((remove) => remove()),
  };
}

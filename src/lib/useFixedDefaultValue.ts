import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the `value` attribute of a controlled input as it was prerendered: else Chrome does not restore the field on
 * Back, and markup saved by session recorders contains what was typed.
 *
 * @param defaultValue must not change
 */
export function useFixedDefaultValue(
  input: RefObject<HTMLInputElement | null>,
  defaultValue: string,
): void {
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
    element.defaultValue = defaultValue;
    // React mirrors the value into the attribute, after every event as well.
    Object.defineProperty(element, 'defaultValue', {
      configurable: true,
      get: () => defaultValue,
      set() {
        // React's value does not arrive.
      },
    });
  }, [input, defaultValue]);
}

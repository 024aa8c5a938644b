import { useEffect, type RefObject } from 'react';

/**
 * Puts back what a script sets in a locked field, in the next frame: what is sent is what is shown. Some extensions set
 * fields without an event.
 */
export function useKeptProperty<Name extends 'value' | 'checked'>(
  input: RefObject<HTMLInputElement | null>,
  name: Name,
  kept: HTMLInputElement[Name],
  isLocked: boolean,
): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    let frame = 0;
    const keep = () => {
      const field = input.current;
      if (field !== null && field[name] !== kept) field[name] = kept;
      frame = requestAnimationFrame(keep);
    };
    keep();
    return () => cancelAnimationFrame(frame);
  }, [input, name, kept, isLocked]);
}

import { useState } from 'react';

/** The value as it was when it was frozen, otherwise the current one; undefined does not freeze. */
export function useFrozenValue<T>(value: T | undefined, isFrozen: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (last === value || (isFrozen && last !== undefined)) return last;
  setLast(value);
  return value;
}

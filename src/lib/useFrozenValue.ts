import { useState } from 'react';

/** The value as it was when it was frozen, otherwise the current one. */
export function useFrozenValue<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (last === value || isFrozen) return last;
  setLast(value);
  return value;
}

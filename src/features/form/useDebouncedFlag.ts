import { useEffect, useState } from 'react';
import { VALIDATION_DEBOUNCE_MS } from '../../config/constants';

/** Turns true after the validation debounce, and false at once (section 5). */
export function useDebouncedFlag(flag: boolean): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setIsElapsed(true), VALIDATION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      setIsElapsed(false);
    };
  }, [flag]);
  return flag && isElapsed;
}

import { VALIDATION_DEBOUNCE_MS } from '../../config/constants';
import { useTimeout } from '../../lib/useTimeout';

/** Turns true after the validation debounce, and false at once (section 5). */
export function useDebouncedFlag(flag: boolean): boolean {
  const hasElapsed = useTimeout(VALIDATION_DEBOUNCE_MS, flag);
  return flag && hasElapsed;
}

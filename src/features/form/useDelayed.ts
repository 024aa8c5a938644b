import { useEffect, useState } from 'react';
import { VALIDATION_DEBOUNCE_MS } from '../../config/constants';

/** True once a thing has been wrong for the debounce's length; false at once when it is right (section 5). */
export function useDelayed(isWrong: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isWrong) return undefined;
    const timer = setTimeout(() => setHasLasted(true), VALIDATION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isWrong]);
  return isWrong && hasLasted;
}

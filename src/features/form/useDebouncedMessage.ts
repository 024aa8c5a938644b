import { useEffect, useState } from 'react';
import { VALIDATION_DEBOUNCE_MS } from '../../config/constants';

/**
 * The message once it has not changed for the validation debounce (section 5), so that it is not announced at every
 * key; at once if it is null, or told so: the field has been left, or was not typed in.
 */
export function useDebouncedMessage(message: string | null, isToldAtOnce = false): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(message), VALIDATION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const isAtOnce = message === null || isToldAtOnce;
  if (isAtOnce && shown !== message) setShown(message);
  return isAtOnce ? message : shown;
}

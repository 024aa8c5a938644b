import { useEffect, useState } from 'react';

/** True once the time since mount has elapsed. */
export function useTimeout(ms: number): boolean {
  const [hasElapsed, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}

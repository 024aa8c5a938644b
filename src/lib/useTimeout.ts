import { useEffect, useState } from 'react';

/** True once the time has elapsed since mount, or since `isRunning` became true. */
export function useTimeout(ms: number, isRunning = true): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [ms, isRunning]);
  return hasElapsed;
}

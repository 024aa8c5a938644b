import { useEffect, useEffectEvent, useRef } from 'react';
import { useTabVisible } from './useTabVisible';

/** Calls back after a length of visible time; time while paused or in a hidden tab does not count. */
export function useVisibleTimeout(
  lengthMs: number,
  isPaused: boolean,
  onTimeout: () => void,
): void {
  const remainingMs = useRef(lengthMs);
  const handleTimeout = useEffectEvent(onTimeout);

  const isRunning = useTabVisible() && !isPaused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => handleTimeout(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isRunning]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsTabVisible } from './useIsTabVisible';

/** Calls back once, after a length of visible time; time while paused or in a hidden tab does not count. */
export function useVisibleTimeout(
  lengthMs: number,
  isPaused: boolean,
  onTimeout: () => void,
): void {
  const remainingMs = useRef(lengthMs);
  const isDone = useRef(false);
  const handleTimeout = useEffectEvent(onTimeout);

  const isRunning = useIsTabVisible() && !isPaused;
  useEffect(() => {
    if (!isRunning || isDone.current) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      isDone.current = true;
      handleTimeout();
    }, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isRunning]);
}

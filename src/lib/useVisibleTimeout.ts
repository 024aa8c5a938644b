import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls back after a length of visible time; time while paused or in a hidden tab does not count. */
export function useVisibleTimeout(
  lengthMs: number,
  isPaused: boolean,
  onTimeout: () => void,
): void {
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  const remainingMs = useRef(lengthMs);
  const handleTimeout = useEffectEvent(onTimeout);

  useEffect(() => {
    const update = () => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const isRunning = !isPaused && !isHidden;
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

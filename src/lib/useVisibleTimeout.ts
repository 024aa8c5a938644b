import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsTabVisible } from './useIsTabVisible';

const TICK_MS = 100;

/**
 * Calls back once, after a length of visible time; time while paused, in a hidden tab, behind a modal dialog or asleep
 * does not count.
 */
export function useVisibleTimeout(
  lengthMs: number,
  isPaused: boolean,
  onTimeout: () => void,
): void {
  const remainingTicks = useRef(Math.ceil(lengthMs / TICK_MS));
  const handleTimeout = useEffectEvent(onTimeout);

  const isRunning = useIsTabVisible() && !isPaused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      // The page's dialogs are in the document only while they are open.
      if (document.querySelector('dialog') !== null) return;
      remainingTicks.current -= 1;
      if (remainingTicks.current === 0) handleTimeout();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}

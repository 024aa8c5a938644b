import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntersection } from './useIntersection';
import { isTabVisible, useIsTabVisible } from './useIsTabVisible';

/** "Becomes visible" means at least this share of the element in the viewport. */
const MIN_VISIBLE_RATIO = 0.5;
const THRESHOLDS = [0, MIN_VISIBLE_RATIO];

/** True while at least half of an element is in the viewport of a visible tab. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useIntersection(
    element,
    ({ intersectionRatio }) => {
      setIsInView(intersectionRatio >= MIN_VISIBLE_RATIO);
      return false;
    },
    { thresholds: THRESHOLDS },
  );
  return useIsTabVisible() && isInView;
}

/** Calls back once, the first time that half of an element is in the viewport of a visible tab. */
export function useOnceInView(element: RefObject<Element | null>, onInView: () => void): void {
  const isInView = useRef(false);
  const isDone = useRef(false);
  const check = useEffectEvent(() => {
    if (isDone.current || !isInView.current || !isTabVisible()) return;
    isDone.current = true;
    onInView();
  });
  useIntersection(
    element,
    ({ intersectionRatio }) => {
      isInView.current = intersectionRatio >= MIN_VISIBLE_RATIO;
      check();
      return isDone.current;
    },
    { thresholds: THRESHOLDS },
  );
  useEffect(() => {
    const update = () => check();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
}

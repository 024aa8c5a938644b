import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntersection } from './useIntersection';
import { isTabVisible } from './useIsTabVisible';

/** "Becomes visible" means at least this share of the element in the viewport. */
const MIN_VISIBLE_RATIO = 0.5;
const THRESHOLDS = [0, MIN_VISIBLE_RATIO];

/** Calls back with whether at least half of an element is in the viewport of a visible tab, when that may have changed. */
function useVisibility(
  element: RefObject<Element | null>,
  onChange: (isInView: boolean) => void,
): void {
  const isIntersecting = useRef(false);
  const check = useEffectEvent(() => onChange(isIntersecting.current && isTabVisible()));
  useIntersection(element, THRESHOLDS, ({ intersectionRatio }) => {
    isIntersecting.current = intersectionRatio >= MIN_VISIBLE_RATIO;
    check();
  });
  useEffect(() => {
    const update = () => check();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
}

/** True while at least half of an element is in the viewport of a visible tab. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useVisibility(element, setIsInView);
  return isInView;
}

/** Calls back once, the first time that it is. */
export function useOnceInView(element: RefObject<Element | null>, onInView: () => void): void {
  const isDone = useRef(false);
  useVisibility(element, (isInView) => {
    if (!isInView || isDone.current) return;
    isDone.current = true;
    onInView();
  });
}

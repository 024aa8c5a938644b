import { useState, type RefObject } from 'react';
import { useIntersection } from './useIntersection';

/** "Becomes visible" means at least this share of the element in the viewport. */
const MIN_VISIBLE_RATIO = 0.5;

/** True while at least half of an element is in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useIntersection(
    element,
    ({ intersectionRatio }) => {
      setIsInView(intersectionRatio >= MIN_VISIBLE_RATIO);
      return false;
    },
    { threshold: [0, MIN_VISIBLE_RATIO] },
  );
  return isInView;
}

/** Calls back once, the first time that half of an element is in the viewport. */
export function useOnceInView(element: RefObject<Element | null>, onInView: () => void): void {
  useIntersection(
    element,
    ({ intersectionRatio }) => {
      if (intersectionRatio < MIN_VISIBLE_RATIO) return false;
      onInView();
      return true;
    },
    { threshold: MIN_VISIBLE_RATIO },
  );
}

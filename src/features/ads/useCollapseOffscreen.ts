import { useState, type RefObject } from 'react';
import { canResizeWithoutShift, useIntersection } from '../../lib/useIntersection';

const THRESHOLDS = [0, 0.01];

/**
 * True once an unfilled slot can collapse without shifting what is in view. Slots in the overlay's panel, which stands
 * at the edge of the viewport, only wait until they are out of sight.
 */
export function useCollapseOffscreen(
  element: RefObject<HTMLElement | null>,
  isUnfilled: boolean,
  { isInPanel }: { isInPanel: boolean },
): boolean {
  // A slot known to be unfilled before its first render never takes any space.
  const [isCollapsed, setIsCollapsed] = useState(isUnfilled);
  useIntersection(
    element,
    THRESHOLDS,
    (entry) => {
      // At the edge of the closed panel a slot intersects, with no area.
      if (isInPanel ? entry.intersectionRatio === 0 : canResizeWithoutShift(entry))
        setIsCollapsed(true);
    },
    isUnfilled && !isCollapsed,
  );
  return isUnfilled && isCollapsed;
}

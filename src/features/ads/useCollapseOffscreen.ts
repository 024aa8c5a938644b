import { useState, type RefObject } from 'react';
import { canResizeUnseen, useIntersection } from '../../lib/useIntersection';

/**
 * True once an empty slot can collapse without shifting what is in view. Slots in the overlay's panel, which is fixed
 * to the viewport, only wait until they are out of sight.
 */
export function useCollapseOffscreen(
  element: RefObject<HTMLElement | null>,
  isEmpty: boolean,
  { isInPanel }: { isInPanel: boolean },
): boolean {
  // A slot known to be empty before its first render never takes any space.
  const [isCollapsed, setIsCollapsed] = useState(isEmpty);
  useIntersection(
    element,
    (entry) => {
      const canCollapse = isInPanel ? !entry.isIntersecting : canResizeUnseen(entry);
      if (canCollapse) setIsCollapsed(true);
      return canCollapse;
    },
    { isEnabled: isEmpty && !isCollapsed },
  );
  return isEmpty && isCollapsed;
}

import { useRef, useState, type ReactNode } from 'react';
import { canResizeWithoutShift, useIntersection } from '../lib/useIntersection';

/* Out of flow: takes neither space nor a grid gap. */
const markerStyle = { position: 'absolute', width: 1, height: 1 } as const;

/** Shows late content only while its position is offscreen, so that nothing in view moves; early content at once. */
export function RevealOffscreen({
  isAvailable,
  children,
}: {
  isAvailable: boolean;
  children: ReactNode;
}) {
  const marker = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(isAvailable);
  useIntersection(
    marker,
    (entry) => {
      const canShow = canResizeWithoutShift(entry);
      if (canShow) setIsShown(true);
      return canShow;
    },
    { isEnabled: isAvailable && !isShown },
  );
  if (!isShown) return <span ref={marker} aria-hidden style={markerStyle} />;
  return isAvailable ? children : null;
}

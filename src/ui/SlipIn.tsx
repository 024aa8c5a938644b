import { useEffect, useRef, useState, type ReactNode } from 'react';

/* Takes no room, and no gap of a grid or flex box around it. */
const markerStyle = { position: 'absolute', width: 1, height: 1 } as const;

/**
 * What it holds is shown at once if it is there from the beginning. If it comes later it slips in only while its place
 * is off the screen, so that nothing moves before the visitor's eyes: below the screen, or above it in browsers that
 * hold the page still there.
 */
export function SlipIn({ isThere, children }: { isThere: boolean; children: ReactNode }) {
  const marker = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(isThere);

  useEffect(() => {
    const place = marker.current;
    if (isShown || !isThere || place === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined || entry.isIntersecting) return;
      const isBelow = entry.boundingClientRect.top >= window.innerHeight;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setIsShown(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isShown, isThere]);

  if (!isShown) return <span ref={marker} aria-hidden style={markerStyle} />;
  return isThere ? children : null;
}

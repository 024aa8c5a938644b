import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { applyColorMode } from './colorModeSlice';

/**
 * True where Chrome darkens every page. It obeys `only light` only if the visitor prefers dark, and leaves pictures as
 * they are: light texts would stand on a light picture. The dark page is not changed.
 */
function isDarkened(): boolean {
  const probe = document.createElement('i');
  probe.style.cssText = 'color-scheme:only light;color:canvastext';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(255, 255, 255)';
}

/** Applies the colours of a printed page, which are light, and the dark ones where the browser darkens the page itself. */
export function useBrowserColors(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const print = matchMedia('print');
    const follow = () => dispatch(applyColorMode());
    document.documentElement.toggleAttribute('data-darkened', isDarkened());
    // The page may already be printed when this chunk has loaded.
    follow();
    print.addEventListener('change', follow);
    return () => print.removeEventListener('change', follow);
  }, [dispatch]);
}

import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { applyColorMode } from './colorModeSlice';

/** Prints in light colours: browsers omit backgrounds, so the light text of dark mode would be invisible on paper. */
export function useLightPrint(): void {
  const dispatch = useAppDispatch();
  const { pageDocument } = useServices();
  useEffect(() => {
    const print = matchMedia('print');
    const follow = () => {
      if (print.matches) pageDocument.setColorMode('light');
      else dispatch(applyColorMode());
    };
    // The page may already be printed when this chunk has loaded.
    if (print.matches) follow();
    print.addEventListener('change', follow);
    return () => print.removeEventListener('change', follow);
  }, [dispatch, pageDocument]);
}

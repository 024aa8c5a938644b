import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { applyColorMode } from './colorModeSlice';

/** Applies the colour mode anew when the page is printed, which is always light, and afterwards. */
export function useLightPrint(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const print = matchMedia('print');
    const apply = () => {
      dispatch(applyColorMode());
    };
    // The page may already be printed when this chunk has loaded.
    if (print.matches) apply();
    print.addEventListener('change', apply);
    return () => print.removeEventListener('change', apply);
  }, [dispatch]);
}

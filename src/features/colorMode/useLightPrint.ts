import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { applyColorMode } from './colorModeSlice';

/** Prints in light colours whatever the mode: browsers leave backgrounds out, and light text with them. */
export function useLightPrint(): void {
  const dispatch = useAppDispatch();
  const { document } = useServices();
  useEffect(() => {
    const print = matchMedia('print');
    const follow = () => {
      if (print.matches) document.setColorMode('light');
      else dispatch(applyColorMode());
    };
    print.addEventListener('change', follow);
    return () => print.removeEventListener('change', follow);
  }, [dispatch, document]);
}

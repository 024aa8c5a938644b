import type { AppThunk } from '../../store/types';
import { consentChanged } from './formSlice';

/** Ticks or clears a checkbox by its name. */
export function changeConsent(name: string, isChecked: boolean): AppThunk {
  return (dispatch, _getState, { clock }) => {
    dispatch(consentChanged({ name, isChecked, atMs: clock.now() }));
  };
}

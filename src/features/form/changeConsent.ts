import type { AppThunk } from '../../store/types';
import { formActions } from './formSlice';

/** Ticks or clears a checkbox by its name. */
export function changeConsent(name: string, isChecked: boolean): AppThunk {
  return (dispatch, _getState, { clock }) => {
    dispatch(formActions.consentChanged({ name, isChecked, atMs: clock.now() }));
  };
}

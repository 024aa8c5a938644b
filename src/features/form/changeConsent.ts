import type { AppThunk } from '../../store/types';
import { consentChanged } from '../consent/consentSlice';
import { selectIsEditing } from './formSelectors';

/** Ticks or clears a checkbox by its name. During a submit it cannot change: what is sent is what is shown. */
export function changeConsent(name: string, isChecked: boolean): AppThunk {
  return (dispatch, getState, { clock }) => {
    if (!selectIsEditing(getState())) return;
    dispatch(consentChanged({ name, isChecked, atMs: clock.now() }));
  };
}

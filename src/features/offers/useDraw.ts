import { useState } from 'react';
import type { AppThunk } from '../../store/thunks';
import { useAppDispatch } from '../../store/hooks';

function drawNumber(): AppThunk<number> {
  return (_dispatch, _getState, { random }) => random();
}

/** A number from 0 up to 1, drawn once and the same at every render. */
export function useDraw(): number {
  const dispatch = useAppDispatch();
  const [draw] = useState(() => dispatch(drawNumber()));
  return draw;
}

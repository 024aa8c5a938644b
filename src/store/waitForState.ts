import { addListener } from '@reduxjs/toolkit';
import type { AppDispatch, AppThunk } from './thunks';
import type { RootState } from './rootState';
import type { Services } from './services';

const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();

/** Waits until the state is as wanted; false when it is not within the time given. */
export function waitForState(
  isReached: (state: RootState) => boolean,
  timeoutMs: number,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    if (isReached(getState())) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timer);
        stopListening();
        resolve(reached);
      };
      const stopListening = dispatch(
        addAppListener({
          predicate: (_action, state) => isReached(state),
          effect: () => settle(true),
        }),
      );
      const timer = setTimeout(() => settle(false), timeoutMs);
    });
  };
}

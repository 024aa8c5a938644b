import { addListener } from '@reduxjs/toolkit';
import type { Services } from './services';
import type { AppDispatch, AppThunk, RootState } from './types';

/** `addListener` with the app's types. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch, Services>();

/** Resolves to true once the predicate holds, or to false after the timeout, if there is one. */
export function waitForState(
  predicate: (state: RootState) => boolean,
  timeoutMs?: number,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    if (predicate(getState())) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (hasMatched: boolean) => {
        clearTimeout(timer);
        unsubscribe();
        resolve(hasMatched);
      };
      const unsubscribe = dispatch(
        addAppListener({
          predicate: (_action, state) => predicate(state),
          effect: () => settle(true),
        }),
      );
      const timer =
        timeoutMs === undefined ? undefined : setTimeout(() => settle(false), timeoutMs);
    });
  };
}

import {
  createAsyncThunk,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { CallFailure } from '../api/callResult';
import type { RootState } from './rootState';
import type { Services } from './services';

export type AppDispatch = ((added: {
  type: 'listenerMiddleware/add';
  payload: object;
}) => UnsubscribeListener) &
  ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  services: Services,
) => Result;

/** A thunk over the API: it is rejected with the call's failure as plain data, never with an error object. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
  rejectValue: CallFailure;
}>();

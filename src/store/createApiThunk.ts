import { createAsyncThunk } from '@reduxjs/toolkit';
import type { Api } from '../api';
import type { CallFailure, CallResult } from '../api/callResult';
import type { SiteConfig } from '../config/site';
import { callApi } from './callApi';
import type { Services } from './services';
import type { AppDispatch, RootState } from './types';

/** `createAsyncThunk` with the app's types; rejects with a failure as plain data, never with an error object. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: Services;
  rejectValue: CallFailure;
}>();

/** A thunk that makes one API call and nothing else. */
export function createApiThunk<Data, Arg = undefined>(
  typePrefix: string,
  call: (api: Api, site: SiteConfig, arg: Arg) => Promise<CallResult<Data>>,
  condition: (state: RootState) => boolean = () => true,
) {
  return createAppAsyncThunk<Data, Arg>(
    typePrefix,
    async (arg, { extra, rejectWithValue }) => {
      const result = await callApi(extra, (api) => call(api, extra.site, arg));
      return result.ok ? result.data : rejectWithValue(result.failure);
    },
    { condition: (_arg, { getState }) => condition(getState()) },
  );
}

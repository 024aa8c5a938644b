/** Store types for features: inferred in `app/store.ts`, imported as types only, so no runtime cycle arises. */
import type { AppDispatch, RootState } from '../app/store';
import type { Services } from './services';

export type { AppDispatch, RootState };

export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  services: Services,
) => Result;

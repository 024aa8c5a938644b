/** Page readiness (section 4, "Page"): the preloader covers the page until it is ready. */
import { createSlice } from '@reduxjs/toolkit';
import { initializationFailed, pageInitialized } from './lifecycle';

interface PageState {
  isReady: boolean;
  /** Milliseconds since the epoch; null before, and if the initialisation has failed. */
  readyAtMs: number | null;
}

const initialState: PageState = { isReady: false, readyAtMs: null };

const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(pageInitialized, (_state, { payload }) => ({
        isReady: true,
        readyAtMs: payload.atMs,
      }))
      .addCase(initializationFailed, (state) => {
        state.isReady = true;
      });
  },
  selectors: {
    selectIsPageReady: (state) => state.isReady,
    selectReadyAtMs: (state) => state.readyAtMs,
  },
});

export const pageReducer = pageSlice.reducer;
export const { selectIsPageReady, selectReadyAtMs } = pageSlice.selectors;

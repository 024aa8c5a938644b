/** Whether the page is ready (section 4, "Page"): not ready, with the preloader over it, then ready. */
import { createSlice } from '@reduxjs/toolkit';

export interface PageState {
  ready: boolean;
}

const initialState: PageState = { ready: false };

const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    pageBecameReady(state) {
      state.ready = true;
    },
  },
  selectors: {
    selectIsPageReady: (state) => state.ready,
  },
});

export const pageReducer = pageSlice.reducer;
export const { pageBecameReady } = pageSlice.actions;
export const { selectIsPageReady } = pageSlice.selectors;

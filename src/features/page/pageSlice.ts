/** Page readiness (section 4, "Page"): the preloader covers the page until it is ready. */
import { createSlice } from '@reduxjs/toolkit';

interface PageState {
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

/** Page readiness (section 4, "Page"): the preloader covers the page until it is ready. */
import { createSlice } from '@reduxjs/toolkit';

interface PageState {
  isReady: boolean;
}

const initialState: PageState = { isReady: false };

const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    pageBecameReady(state) {
      state.isReady = true;
    },
  },
  selectors: {
    selectIsPageReady: (state) => state.isReady,
  },
});

export const pageReducer = pageSlice.reducer;
export const { pageBecameReady } = pageSlice.actions;
export const { selectIsPageReady } = pageSlice.selectors;

/** Page readiness (section 4, "Page"): the preloader covers the page until it is ready. */
import { createSlice } from '@reduxjs/toolkit';
import { initializationFailed, pageInitialized } from './lifecycle';

interface PageState {
  isReady: boolean;
}

const initialState: PageState = { isReady: false };

function markReady(state: PageState): void {
  state.isReady = true;
}

const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(pageInitialized, markReady).addCase(initializationFailed, markReady);
  },
  selectors: {
    selectIsPageReady: (state) => state.isReady,
  },
});

export const pageReducer = pageSlice.reducer;
export const { selectIsPageReady } = pageSlice.selectors;

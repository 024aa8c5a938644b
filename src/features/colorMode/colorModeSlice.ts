/** The visitor's colour mode preference; `system` by default. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/types';
import { cookiesRestored } from '../page/lifecycle';
import { selectIsPageReady } from '../page/pageSlice';
import { resolveColorMode, type ColorModePreference } from './colorMode';

const colorModeSlice = createSlice({
  name: 'colorMode',
  initialState: (): ColorModePreference => 'system',
  reducers: {
    colorModeChosen: (_state, { payload }: PayloadAction<ColorModePreference>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(cookiesRestored, (_state, { payload }) => payload.colorMode);
  },
  selectors: {
    selectColorModePreference: (state) => state,
  },
});

export const colorModeReducer = colorModeSlice.reducer;
export const { colorModeChosen } = colorModeSlice.actions;
export const { selectColorModePreference } = colorModeSlice.selectors;

export function applyColorMode(): AppThunk {
  return (_dispatch, getState, { pageDocument }) => {
    const preference = selectColorModePreference(getState());
    pageDocument.setColorMode(resolveColorMode(preference, pageDocument.prefersDark()));
  };
}

/** Applies a change of the system's mode that came before anything listened. Until start-up has run, nothing is known. */
export function catchUpColorMode(): AppThunk {
  return (dispatch, getState) => {
    if (selectIsPageReady(getState())) dispatch(applyColorMode());
  };
}

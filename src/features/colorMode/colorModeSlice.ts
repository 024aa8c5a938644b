/** The visitor's colour mode preference; `system` by default. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/types';
import { cookiesRestored } from '../page/lifecycle';
import { selectIsPageReady } from '../page/pageSlice';
import { resolveColorMode, type ColorModePreference } from './colorMode';

interface ColorModeState {
  preference: ColorModePreference;
}

const initialState: ColorModeState = { preference: 'system' };

const colorModeSlice = createSlice({
  name: 'colorMode',
  initialState,
  reducers: {
    colorModeChosen(state, { payload }: PayloadAction<ColorModePreference>) {
      state.preference = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cookiesRestored, (state, { payload }) => {
      state.preference = payload.colorMode;
    });
  },
  selectors: {
    selectColorModePreference: (state) => state.preference,
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

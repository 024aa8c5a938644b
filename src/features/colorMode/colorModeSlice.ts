/** The visitor's preference for light or dark; `system` until one is chosen in the header. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/thunks';
import { colorModeInForce, type ColorModePreference } from './colorMode';

export interface ColorModeState {
  preference: ColorModePreference;
}

const initialState: ColorModeState = { preference: 'system' };

const colorModeSlice = createSlice({
  name: 'colorMode',
  initialState,
  reducers: {
    colorModeOpened(state, { payload }: PayloadAction<ColorModePreference>) {
      state.preference = payload;
    },
    colorModeChosen(state, { payload }: PayloadAction<ColorModePreference>) {
      state.preference = payload;
    },
  },
  selectors: {
    selectColorModePreference: (state) => state.preference,
  },
});

export const colorModeReducer = colorModeSlice.reducer;
export const { colorModeOpened, colorModeChosen } = colorModeSlice.actions;
export const { selectColorModePreference } = colorModeSlice.selectors;

/** Puts the mode in force into the document: the preference, or the system's. */
export function applyColorMode(): AppThunk {
  return (_dispatch, getState, { document }) => {
    const preference = selectColorModePreference(getState());
    document.setColorMode(colorModeInForce(preference, document.prefersDark()));
  };
}

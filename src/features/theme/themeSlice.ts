/** The visitor's theme (sections 3 and 4, "Theme"): chooses palette and wording. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME_ALIAS } from '../../config/constants';
import type { ThemeAlias } from '../../config/site';
import { nextThemeAlias } from './themeRules';

interface ThemeState {
  alias: ThemeAlias;
  /** True for five minutes after a theme change; kept in a cookie. */
  isActive: boolean;
  /** The applied theme: set to the alias when the page is ready. */
  primary: ThemeAlias;
}

const initialState: ThemeState = {
  alias: DEFAULT_THEME_ALIAS,
  isActive: false,
  primary: DEFAULT_THEME_ALIAS,
};

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeRestored(state, { payload }: PayloadAction<{ alias: ThemeAlias; isActive: boolean }>) {
      state.alias = payload.alias;
      state.isActive = payload.isActive;
    },
    themeAdvanced(state) {
      state.alias = nextThemeAlias(state.alias);
      state.isActive = true;
    },
    themeReset(state) {
      state.alias = DEFAULT_THEME_ALIAS;
      state.isActive = false;
    },
    themeActivityCleared(state) {
      state.isActive = false;
    },
    primaryColorSet(state) {
      state.primary = state.alias;
    },
  },
  selectors: {
    selectThemeAlias: (state) => state.alias,
    selectIsThemeActive: (state) => state.isActive,
    selectPrimaryColor: (state) => state.primary,
  },
});

export const themeReducer = themeSlice.reducer;
export const { themeRestored, themeAdvanced, themeReset, themeActivityCleared, primaryColorSet } =
  themeSlice.actions;
export const { selectThemeAlias, selectIsThemeActive, selectPrimaryColor } = themeSlice.selectors;

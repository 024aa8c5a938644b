/** The visitor's theme (sections 3 and 4, "Theme"): it chooses the primary colour and the form's wording. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME_ALIAS } from '../../config/constants';
import type { ThemeAlias } from '../../config/site';
import { nextThemeAlias } from './themeAlias';

export interface ThemeState {
  alias: ThemeAlias;
  /** True for five minutes after the theme has moved on; kept by its cookie. */
  isActive: boolean;
  /** The colour in force: the alias, once the page is ready. */
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
    themeOpened(state, { payload }: PayloadAction<{ alias: ThemeAlias; isActive: boolean }>) {
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
    selectIsDefaultTheme: (state) => state.alias === DEFAULT_THEME_ALIAS,
  },
});

export const themeReducer = themeSlice.reducer;
export const { themeOpened, themeAdvanced, themeReset, themeActivityCleared, primaryColorSet } =
  themeSlice.actions;
export const { selectThemeAlias, selectIsThemeActive, selectPrimaryColor, selectIsDefaultTheme } =
  themeSlice.selectors;

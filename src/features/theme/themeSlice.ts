/** The visitor's theme (sections 3 and 4, "Theme"): chooses palette and wording. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME_ALIAS } from '../../config/constants';
import type { ThemeAlias } from '../../config/site';
import { continuedToOffer, cookiesRestored, pageInitialized } from '../page/lifecycle';
import { themeOfVisit } from './themeRules';

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
    /** In the lab: shows a theme without a visit that leads to it. */
    themePreviewed(state, { payload }: PayloadAction<ThemeAlias>) {
      state.primary = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(cookiesRestored, (state, { payload: { theme } }) => {
        state.alias = theme.alias;
        state.isActive = theme.isActive;
      })
      // Steps 3 to 5 of section 4, "Initialisation on load".
      .addCase(pageInitialized, (state, { payload: { isDefaultVisit } }) => {
        Object.assign(state, themeOfVisit(state, isDefaultVisit));
        state.primary = state.alias;
      })
      .addCase(continuedToOffer, (state) => {
        state.isActive = false;
      });
  },
  selectors: {
    selectThemeAlias: (state) => state.alias,
    selectPrimaryColor: (state) => state.primary,
  },
});

export const themeReducer = themeSlice.reducer;
export const { themePreviewed } = themeSlice.actions;
export const { selectThemeAlias, selectPrimaryColor } = themeSlice.selectors;

/**
 * What follows from events outside of the state: cookies and the document. One subscription for each; reducers stay
 * pure, and a feature need not know who remembers it.
 */
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { COOKIE } from '../config/constants';
import { colorModeChosen } from '../features/colorMode/colorModeSlice';
import { cookieNoticeAnswered } from '../features/consent/consentSlice';
import { countdownLengthSec } from '../features/countdown/countdown';
import { countdownReset, countdownStarted } from '../features/countdown/countdownSlice';
import { pushPromptSeen } from '../features/push/pushSlice';
import { loadSiteInfo } from '../features/site/siteSlice';
import {
  primaryColorSet,
  themeActivityCleared,
  themeAdvanced,
  themeReset,
} from '../features/theme/themeSlice';
import { serializeVisit } from '../features/visit/visitRecord';
import { parseVisit, preparedForNext } from '../features/visit/visitSlice';
import type { RootState } from '../store/rootState';
import type { Services } from '../store/services';

export function createAppListeners({ cookies, document, site }: Services) {
  const listeners = createListenerMiddleware<RootState>();
  const on = listeners.startListening;

  on({
    matcher: isAnyOf(parseVisit.fulfilled, preparedForNext),
    effect: (_action, api) => {
      const value = serializeVisit(api.getState().visit.record);
      const { name, maxAgeSec } = COOKIE.visit;
      if (value !== null) cookies.set(name, value, maxAgeSec);
    },
  });

  on({
    matcher: isAnyOf(themeAdvanced, themeReset, themeActivityCleared),
    effect: (_action, api) => {
      const { alias, isActive } = api.getState().theme;
      cookies.set(COOKIE.themeAlias.name, alias, COOKIE.themeAlias.maxAgeSec);
      if (isActive) cookies.set(COOKIE.themeActivity.name, '1', COOKIE.themeActivity.maxAgeSec);
      else cookies.remove(COOKIE.themeActivity.name);
    },
  });

  on({
    matcher: isAnyOf(countdownStarted, countdownReset),
    effect: (_action, api) => {
      const { expiresAtSec } = api.getState().countdown;
      if (expiresAtSec === 0) cookies.remove(COOKIE.countdown.name);
      else cookies.set(COOKIE.countdown.name, String(expiresAtSec), countdownLengthSec(site));
    },
  });

  on({
    actionCreator: primaryColorSet,
    effect: (_action, api) => document.setTheme(api.getState().theme.primary),
  });

  on({
    actionCreator: colorModeChosen,
    effect: ({ payload }) => {
      cookies.set(COOKIE.colorMode.name, payload, COOKIE.colorMode.maxAgeSec);
    },
  });

  on({
    actionCreator: cookieNoticeAnswered,
    effect: ({ payload }) => {
      cookies.set(COOKIE.cookieConsent.name, payload, COOKIE.cookieConsent.maxAgeSec);
    },
  });

  on({
    actionCreator: pushPromptSeen,
    effect: () => cookies.set(COOKIE.repushPrompt.name, '1', COOKIE.repushPrompt.maxAgeSec),
  });

  on({
    actionCreator: loadSiteInfo.fulfilled,
    effect: ({ payload: { titleMain, title, ogTitle, ogImage } }) => {
      const fullTitle = [titleMain.trim(), title.trim()].filter(Boolean).join(' ');
      document.setHead({ title: fullTitle, ogTitle, ogImage });
    },
  });

  return listeners;
}

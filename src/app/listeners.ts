/** Side effects of actions: cookies, the document, and actions that follow. Reducers stay pure. */
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { BOOT_COOKIE, APP_COOKIE, OVERLAY_AUTO_OPEN_MS } from '../config/constants';
import { applyColorMode, colorModeChosen } from '../features/colorMode/colorModeSlice';
import { cookieNoticeDismissed } from '../features/cookieConsent/cookieConsentSlice';
import { overlayBecameDue } from '../features/offers/offersSlice';
import {
  continuedToOffer,
  initializationFailed,
  pageInitialized,
} from '../features/page/lifecycle';
import { pushPromptShown } from '../features/push/pushSlice';
import { loadSiteSettings } from '../features/site/siteSlice';
import { themePreviewed } from '../features/theme/themeSlice';
import { findVisitCookie, parseVisitCookie, serializeVisit } from '../features/visit/visitRecord';
import {
  parseVisit,
  selectHasParseFailed,
  visitTelephoneCleared,
} from '../features/visit/visitSlice';
import type { Services } from '../store/services';
import type { AppDispatch, RootState } from '../store/types';

export function createAppListeners(services: Services) {
  const listeners = createListenerMiddleware({ extra: services });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();

  // Keeps the visit's cookie equal to the store.
  startListening({
    matcher: isAnyOf(parseVisit.fulfilled, continuedToOffer),
    effect: (action, api) => {
      const { cookies, log } = api.extra;
      const { record, landingUrl } = api.getState().visit;
      const value = serializeVisit(record, landingUrl);
      const { name, maxAgeSec } = BOOT_COOKIE.visit;
      // By now the cookie may hold the newer visit of another tab.
      const stored = parseVisitCookie(
        cookies.get(name, (values) => findVisitCookie(values, landingUrl)),
      );
      if (!parseVisit.fulfilled.match(action) && stored?.token !== record.token) return;
      if (value !== null) {
        cookies.set(name, value, maxAgeSec);
        return;
      }
      // The previous visit must not pass for this one at the next load.
      cookies.remove(name);
      log.warn('the visit is too long for a cookie and was not stored');
    },
  });

  // The landing url may hold a phone: it goes once no parse can follow.
  startListening({
    matcher: isAnyOf(pageInitialized, parseVisit.fulfilled, visitTelephoneCleared),
    effect: (action, api) => {
      const { landing } = api.extra;
      if (selectHasParseFailed(api.getState()) && !visitTelephoneCleared.match(action)) return;
      landing.url = landing.strippedUrl;
    },
  });

  // Keeps the theme's cookies and the document equal to the store.
  startListening({
    matcher: isAnyOf(pageInitialized, continuedToOffer),
    effect: (_action, api) => {
      const { cookies } = api.extra;
      const { alias, isActive } = api.getState().theme;
      // Stored again, an active theme would stay active for longer.
      if (isActive && api.getOriginalState().theme.isActive) return;
      cookies.set(BOOT_COOKIE.themeAlias.name, alias, BOOT_COOKIE.themeAlias.maxAgeSec);
      if (isActive)
        cookies.set(BOOT_COOKIE.themeActivity.name, '1', BOOT_COOKIE.themeActivity.maxAgeSec);
      else cookies.remove(BOOT_COOKIE.themeActivity.name);
    },
  });

  startListening({
    matcher: isAnyOf(pageInitialized, themePreviewed),
    effect: (_action, api) => api.extra.pageDocument.setTheme(api.getState().theme.primary),
  });

  startListening({
    actionCreator: pageInitialized,
    effect: ({ payload: { countdownExpiresAtSec } }, { extra: { cookies, site } }) => {
      if (countdownExpiresAtSec === null) return;
      cookies.set(
        APP_COOKIE.countdown.name,
        String(countdownExpiresAtSec),
        site.countdownLengthSec,
      );
    },
  });

  startListening({
    actionCreator: continuedToOffer,
    effect: (_action, { extra: { cookies } }) => cookies.remove(APP_COOKIE.countdown.name),
  });

  startListening({
    actionCreator: colorModeChosen,
    effect: ({ payload }, { dispatch, extra: { cookies } }) => {
      cookies.set(BOOT_COOKIE.colorMode.name, payload, BOOT_COOKIE.colorMode.maxAgeSec);
      dispatch(applyColorMode());
    },
  });

  // Stores the outcome of the cookie notice, unless it is no choice, and that the push prompt was seen.
  startListening({
    actionCreator: cookieNoticeDismissed,
    effect: ({ payload }, { extra: { cookies } }) => {
      if (payload === 'closed') return;
      cookies.set(APP_COOKIE.cookieConsent.name, payload, APP_COOKIE.cookieConsent.maxAgeSec);
    },
  });

  startListening({
    actionCreator: pushPromptShown,
    effect: (_action, { extra: { cookies } }) =>
      cookies.set(APP_COOKIE.repushPrompt.name, '1', APP_COOKIE.repushPrompt.maxAgeSec),
  });

  startListening({
    matcher: isAnyOf(pageInitialized, initializationFailed),
    effect: async (_action, api) => {
      await api.delay(OVERLAY_AUTO_OPEN_MS);
      api.dispatch(overlayBecameDue());
    },
  });

  // Sets the document's title and preview from the site's settings.
  startListening({
    actionCreator: loadSiteSettings.fulfilled,
    effect: ({ payload: { titleMain, title, ogTitle, ogImage } }, { extra }) => {
      const fullTitle = [titleMain.trim(), title.trim()].filter(Boolean).join(' ');
      extra.pageDocument.setHead({ title: fullTitle, ogTitle, ogImage });
    },
  });

  return listeners;
}

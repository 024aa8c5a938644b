import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { SiteConfig } from '../config/site';
import { adsReducer } from '../features/ads/adsSlice';
import { colorModeReducer } from '../features/colorMode/colorModeSlice';
import { consentReducer, createConsentState } from '../features/form/consentSlice';
import { cookieConsentReducer } from '../features/cookieConsent/cookieConsentSlice';
import { countdownReducer } from '../features/countdown/countdownSlice';
import { eventsReducer } from '../features/events/eventsSlice';
import { createFormState, formReducer } from '../features/form/formSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { offersReducer } from '../features/offers/offersSlice';
import { pageReducer } from '../features/page/pageSlice';
import { pushReducer } from '../features/push/pushSlice';
import { siteReducer } from '../features/site/siteSlice';
import { themeReducer } from '../features/theme/themeSlice';
import { clientIdReducer } from '../features/visit/clientId';
import { visitReducer } from '../features/visit/visitSlice';
import type { Services } from '../store/services';
import { createAppListeners } from './listeners';

const rootReducer = combineReducers({
  page: pageReducer,
  visit: visitReducer,
  clientId: clientIdReducer,
  theme: themeReducer,
  countdown: countdownReducer,
  form: formReducer,
  offers: offersReducer,
  consent: consentReducer,
  cookieConsent: cookieConsentReducer,
  ads: adsReducer,
  push: pushReducer,
  site: siteReducer,
  notifications: notificationsReducer,
  colorMode: colorModeReducer,
  events: eventsReducer,
});

/** The state that a site's page is prerendered from and hydrates with. */
export function createInitialState(site: SiteConfig): RootState {
  return {
    ...rootReducer(undefined, { type: 'initial' }),
    consent: createConsentState(site),
    form: createFormState(site),
  };
}

/** Creates the store; thunks and listeners get the services as their extra argument. */
export function makeStore(
  services: Services,
  preloadedState: RootState = createInitialState(services.site),
) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } }).prepend(
        createAppListeners(services).middleware,
      ),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { submitApplication } from '../features/form/submitApplication';
import { MultiOfferProvider, type MultiOffer } from '../features/site/multiOffer';
import type { Services } from '../store/services';
import type { RootState } from '../store/types';
import { ServicesProvider } from '../store/useServices';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  services: Services;
  /** The state that the HTML was prerendered from; hydration must start with it. */
  prerenderedState?: RootState;
  /** Called when the page has its handlers, before any event; must be referentially stable. */
  onCommit?: () => void;
  /** Called after all effects, in a later task unless an event comes first; must be referentially stable. */
  onMount?: () => void;
  children: ReactNode;
}

/** The providers: store, services, site config and get-offer action. */
export function App({ store, services, prerenderedState, onCommit, onMount, children }: AppProps) {
  const multiOffer: MultiOffer = {
    site: services.site,
    getOffer: () => void store.dispatch(submitApplication()),
  };
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <Provider
        store={store}
        {...(prerenderedState === undefined ? {} : { serverState: prerenderedState })}
      >
        <ServicesProvider value={services}>
          <MultiOfferProvider value={multiOffer}>{children}</MultiOfferProvider>
        </ServicesProvider>
      </Provider>
    </StrictMode>
  );
}

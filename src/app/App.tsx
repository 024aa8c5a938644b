import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { submitApplication } from '../features/form/submitApplication';
import { MultiOfferProvider } from '../features/site/multiOffer';
import type { Services } from '../store/services';
import type { RootState } from '../store/types';
import { ServicesProvider } from '../store/useServices';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  services: Services;
  /** The state that the HTML was prerendered from; hydration must start with it. */
  prerenderedState?: RootState;
  /** Called after all effects; what it dispatches is rendered before any event. Must be referentially stable. */
  onMount?: () => void;
  children: ReactNode;
}

/** The providers: store, services, site config and get-offer action. */
export function App({ store, services, prerenderedState, onMount, children }: AppProps) {
  const getOffer = () => void store.dispatch(submitApplication());
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
        <ServicesProvider value={services}>
          <MultiOfferProvider value={{ site: services.site, getOffer }}>
            {children}
          </MultiOfferProvider>
        </ServicesProvider>
      </Provider>
    </StrictMode>
  );
}

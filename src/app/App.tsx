import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { requestNextOffer } from '../features/form/requestNextOffer';
import { MultiOfferProvider, type MultiOffer } from '../features/site/multiOffer';
import type { SiteConfig } from '../config/site';
import type { RootState } from '../store/rootState';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  site: SiteConfig;
  /** The state that the prerendered page was made from; what is hydrated must begin with it. */
  prerenderedState?: RootState;
  /** Called when the page answers the visitor. */
  onMount?: () => void;
  children: ReactNode;
}

/** The providers: the store, the site and the get-offer action. */
export function App({ store, site, prerenderedState, onMount, children }: AppProps) {
  const multiOffer: MultiOffer = {
    site,
    getOffer: (application) => store.dispatch(requestNextOffer(application)),
  };
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <Provider
        store={store}
        {...(prerenderedState === undefined ? {} : { serverState: prerenderedState })}
      >
        <MultiOfferProvider value={multiOffer}>{children}</MultiOfferProvider>
      </Provider>
    </StrictMode>
  );
}

import { StrictMode, type ReactNode } from 'react';
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
  children: ReactNode;
}

/** The providers: the store, the site and the get-offer action. */
export function App({ store, site, prerenderedState, children }: AppProps) {
  const multiOffer: MultiOffer = {
    site,
    getOffer: (application) => store.dispatch(requestNextOffer(application)),
  };
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

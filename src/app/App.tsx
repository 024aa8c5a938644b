import { StrictMode, useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react';
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
  /** Called after all effects, in the same task; must be referentially stable. */
  onMount?: () => void;
  children: ReactNode;
}

/** The providers: store, services, site config and get-offer action. */
export function App({ store, services, prerenderedState, onCommit, onMount, children }: AppProps) {
  const multiOffer: MultiOffer = {
    site: services.site,
    getOffer: () => void store.dispatch(submitApplication()),
  };
  return (
    <StrictMode>
      <Provider
        store={store}
        {...(prerenderedState === undefined ? {} : { serverState: prerenderedState })}
      >
        <ServicesProvider value={services}>
          <MultiOfferProvider value={multiOffer}>{children}</MultiOfferProvider>
          <Commit onCommit={onCommit} onMount={onMount} />
        </ServicesProvider>
      </Provider>
    </StrictMode>
  );
}

/**
 * Behind the page, so that its effects come last. The update makes React subscribe to the store and render its state in
 * the task of the commit. It would render a later state otherwise, and change nothing in which that is like the HTML it
 * was hydrated from: what the inline script had shown meanwhile would stay.
 */
function Commit({ onCommit, onMount }: Record<'onCommit' | 'onMount', (() => void) | undefined>) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    onCommit?.();
    update();
  }, [onCommit]);
  useEffect(() => onMount?.(), [onMount]);
  return null;
}

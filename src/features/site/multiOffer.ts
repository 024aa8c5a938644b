import { createContext, useContext } from 'react';
import type { SiteConfig } from '../../config/site';

export interface MultiOffer {
  readonly site: SiteConfig;
  /** The get-offer action (section 7): submits the form as it stands. Safe to call repeatedly. */
  readonly getOffer: () => void;
}

const MultiOfferContext = createContext<MultiOffer | null>(null);

/** Provides the site config and the get-offer action to the page. */
export const MultiOfferProvider = MultiOfferContext.Provider;

/** @throws Error 'MultiOffer is not provided' outside of `MultiOfferProvider` (section 8) */
export function useMultiOffer(): MultiOffer {
  const multiOffer = useContext(MultiOfferContext);
  if (multiOffer === null) throw new Error('MultiOffer is not provided');
  return multiOffer;
}

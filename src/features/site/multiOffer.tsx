import { createContext, useContext } from 'react';
import type { CallResult } from '../../api/callResult';
import type { NextOffer } from '../../api/offer';
import type { SiteConfig } from '../../config/site';

/** What a submitted form asks an offer for (section 7, "get-offer action"). */
export interface Application {
  siteAlias: string;
  /** Rubles. */
  amount: number;
  /** `7XXXXXXXXXX`. */
  telephone: string;
  externalClientId?: string;
}

export interface MultiOffer {
  readonly site: SiteConfig;
  /** Sends the lead, once, and answers with where to go. Never throws. */
  readonly getOffer: (application: Application) => Promise<CallResult<NextOffer>>;
}

const MultiOfferContext = createContext<MultiOffer | null>(null);

/** Gives the page its site and the action that asks for the next offer. */
export const MultiOfferProvider = MultiOfferContext.Provider;

/** @throws Error 'MultiOffer is not provided' outside of `MultiOfferProvider` (section 8). */
export function useMultiOffer(): MultiOffer {
  const multiOffer = useContext(MultiOfferContext);
  if (multiOffer === null) throw new Error('MultiOffer is not provided');
  return multiOffer;
}

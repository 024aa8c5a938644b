import { useState } from 'react';
import { BELOW_FOLD_TIMEOUT_MS } from '../config/constants';
import { selectAdSlots } from '../features/ads/adsSlice';
import { useTimeout } from '../lib/useTimeout';
import { useAppSelector } from '../store/hooks';

/**
 * `partial` until late offers or late ad slots arrive: those that arrive second are placed below those that arrived
 * first, so that neither moves the other.
 */
type Arrival = 'waiting' | 'complete' | 'partial' | 'offersFirst' | 'slotsFirst';

interface Sections {
  isSubmitted: boolean;
  haveTextsArrived: boolean;
  haveOffersArrived: boolean;
  hasOffers: boolean;
}

/**
 * `waiting`: a skeleton; `offersInPlace`: the usual order; else the sections did not arrive together, and the offers
 * come last.
 */
type SectionOrder = 'waiting' | 'offersInPlace' | 'offersLast' | 'offersBelowSlots';

/**
 * Shows the sections below the form together, so that a late one does not push the others. The wait is limited; offers
 * and ad slots that come after it are placed below what is there.
 */
export function useSectionOrder({
  isSubmitted,
  haveTextsArrived,
  haveOffersArrived,
  hasOffers,
}: Sections): SectionOrder {
  const hasTimedOut = useTimeout(BELOW_FOLD_TIMEOUT_MS);
  const hasSlots = useAppSelector(selectAdSlots).some(({ placement }) => placement === 'page');
  // Never reset: a rotated phone selects another payment text and would show the skeleton again.
  const [arrival, setArrival] = useState<Arrival>('waiting');
  if (arrival === 'waiting' && haveTextsArrived && haveOffersArrived) setArrival('complete');
  else if (arrival === 'waiting' && hasTimedOut) setArrival('partial');
  else if (arrival === 'partial' && hasOffers) setArrival('offersFirst');
  else if (arrival === 'partial' && hasSlots) setArrival('slotsFirst');
  // Approval lays out the sections again; offers that arrive later go below them, so that nothing moves.
  const [wereOffersMissing, setWereOffersMissing] = useState(false);
  if (isSubmitted && arrival !== 'waiting' && !haveOffersArrived && !wereOffersMissing) {
    setWereOffersMissing(true);
  }
  if (arrival === 'waiting') return arrival;
  if (arrival === 'complete' || (isSubmitted && !wereOffersMissing)) return 'offersInPlace';
  return arrival === 'slotsFirst' ? 'offersBelowSlots' : 'offersLast';
}

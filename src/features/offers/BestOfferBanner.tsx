import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { useAppSelector } from '../../store/hooks';
import { OfferCard } from './OfferCard';
import { selectBestOffer } from './offersSlice';

/* The card fills it. */
const Section = styled.section`
  display: grid;
`;

/**
 * The banner with the page's first `best` offer (section 2, "Page layout").
 *
 * @param props.pictureSeed chooses the slot image, in [0, 1)
 */
export function BestOfferBanner({ pictureSeed }: { pictureSeed: number }) {
  const offer = useAppSelector(selectBestOffer);
  if (offer === undefined) return null;
  return (
    <Section aria-label={DEFERRED_COPY.offers.banner}>
      <OfferCard
        // Another offer is another card, tracked as shown by itself.
        key={offer.offerOrderId}
        offer={offer}
        pictureSeed={pictureSeed}
        size="banner"
        eyebrow={DEFERRED_COPY.offers.banner}
      />
    </Section>
  );
}

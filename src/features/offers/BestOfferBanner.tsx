import { COPY } from '../../config/copy';
import { useAppSelector } from '../../store/hooks';
import { OfferCard } from './OfferCard';
import { selectBestOffer, selectSlotImages } from './offersSlice';

/**
 * The banner: the page's first offer that is marked as best (section 2, "Page layout").
 *
 * @param props.draw from 0 up to 1: which of the pictures it has; the caller keeps it for as long as the page is there
 */
export function BestOfferBanner({ draw }: { draw: number }) {
  const offer = useAppSelector(selectBestOffer);
  const pictures = useAppSelector(selectSlotImages);
  if (offer === undefined) return null;
  return (
    <section aria-label={COPY.offers.banner}>
      <OfferCard offer={offer} pictures={pictures} draw={draw} />
    </section>
  );
}

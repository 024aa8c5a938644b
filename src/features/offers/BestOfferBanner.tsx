import { COPY } from '../../config/copy';
import { useAppSelector } from '../../store/hooks';
import { OfferCard } from './OfferCard';
import { selectBestOffer, selectSlotImages } from './offersSlice';
import { useDraw } from './useDraw';

/** The banner: the page's first offer that is marked as best (section 2, "Page layout"). */
export function BestOfferBanner() {
  const offer = useAppSelector(selectBestOffer);
  const pictures = useAppSelector(selectSlotImages);
  const draw = useDraw();
  if (offer === undefined) return null;
  return (
    <section aria-label={COPY.offers.banner}>
      <OfferCard offer={offer} pictures={pictures} draw={draw} />
    </section>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { media, size, space } from '../design/tokens';
import { Slots } from '../features/ads/Slots';
import { PromoCard } from '../features/countdown/PromoCard';
import { selectIsSubmitted } from '../features/form/formSelectors';
import { BestOfferBanner } from '../features/offers/BestOfferBanner';
import { OfferList } from '../features/offers/OfferList';
import { selectHasListedOffers } from '../features/offers/offersSelectors';
import {
  selectAreOffersSettled,
  selectBestOffer,
  selectHasOfferTexts,
} from '../features/offers/offersSlice';
import { usePictureSeed } from '../features/offers/usePictureSeed';
import { PaymentText, usePaymentText } from '../features/site/PaymentText';
import { useAppSelector } from '../store/hooks';
import { useIsSanitizerSettled } from '../ui/SafeHtml';
import { BelowFoldSkeleton } from './BelowFoldSkeleton';
import { SectionBoundary } from './errors/boundaries';
import { useSectionOrder } from './useSectionOrder';

// Needed at the same time as the list of offers.
export { ApprovedSummary } from '../features/offers/ApprovedSummary';

interface Parts {
  $hasList: boolean;
  $hasPayment: boolean;
  /** The payment text was missing when the sections were laid out. */
  $isPaymentLate: boolean;
  $hasOffer: boolean;
  /** The sections did not arrive together: the offers come below the others. */
  $areOffersLast: boolean;
}

/**
 * Two columns, on the left the payment text above the promo card; a part without a neighbour spans both. A late text
 * comes after the promo card, which must not move. Offers that come last have rows of their own.
 */
function wideTemplate(parts: Parts): string {
  const { $hasList, $hasPayment, $isPaymentLate, $hasOffer, $areOffersLast } = parts;
  const isBeside = $hasOffer && !$areOffersLast;
  const left = $hasPayment ? ['payment', 'promo'] : ['promo'];
  if ($isPaymentLate) left.reverse();
  const rows = isBeside
    ? left.map((part) => `${part} offer`)
    : [$hasPayment ? left.join(' ') : 'promo promo', $hasOffer && 'offer offer'];
  const list = $hasList && 'list list';
  const areas = ($areOffersLast ? [...rows, list] : [list, ...rows]).filter((row) => row !== false);
  // The offer stretches the promo card, not the payment text.
  const heights = areas.map((row) => (row.startsWith('promo') ? '1fr' : 'auto'));
  const columns = !isBeside && $isPaymentLate ? '7fr 5fr' : '5fr 7fr';
  return `${areas.map((row, index) => `'${row}' ${heights[index] ?? 'auto'}`).join(' ')} / ${columns}`;
}

const Grid = styled.div<Parts>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-block: ${space.m} ${space.xxl};
  ${media.tablet} {
    width: 100%;
    max-width: ${size.single};
    margin-inline: auto;
  }
  ${media.wide} {
    grid-template: ${wideTemplate};
    gap: ${space.l};
    /* The list starts with a heading, which stands clear of the background picture. */
    padding-top: ${({ $hasList, $areOffersLast }) =>
      $hasList && !$areOffersLast ? space.xxl : space.m};
    max-width: none;
  }
`;

/* Stands where the grid's bottom padding is, and repeats it. */
const OffersBelowSlots = styled.div`
  display: grid;
  gap: ${space.m};
  width: 100%;
  margin: calc(${space.m} - ${space.xxl}) auto ${space.xxl};
  ${media.tablet} {
    max-width: ${size.single};
  }
  ${media.wide} {
    max-width: none;
  }
`;

const Area = styled.div<{ $name: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:empty {
    display: none;
  }
  ${media.wide} {
    grid-area: ${({ $name }) => $name};
  }
`;

/**
 * The sections below the form (section 2, "Page layout"). Once approved, the list of offers comes first; last if the
 * offers had not arrived by then.
 */
export function BelowFold() {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  // Lives here because the banner remounts after approval and must keep its picture.
  const bannerSeed = usePictureSeed();
  const paymentText = usePaymentText();
  const hasListedOffers = useAppSelector(selectHasListedOffers);
  const canShowOffers = useIsSanitizerSettled(useAppSelector(selectHasOfferTexts));
  const haveOffersArrived = useAppSelector(selectAreOffersSettled) && canShowOffers;
  const hasOffer = useAppSelector(selectBestOffer) !== undefined && canShowOffers;
  // The list comes with the banner, which may stand above it.
  const hasList = isSubmitted && hasListedOffers && canShowOffers;
  const order = useSectionOrder({
    isSubmitted,
    haveTextsArrived: paymentText !== undefined,
    haveOffersArrived,
    hasOffers: hasOffer || hasList,
  });
  const areOffersLast = order === 'offersLast' || order === 'offersBelowSlots';
  // A text that was missing when the sections were laid out keeps its column: the promo card must not become wider.
  const [keepsPaymentColumn, setKeepsPaymentColumn] = useState(false);
  if (areOffersLast && paymentText === undefined && !keepsPaymentColumn) {
    setKeepsPaymentColumn(true);
  }
  if (order === 'waiting') return <BelowFoldSkeleton />;
  const areOffersBelowSlots = order === 'offersBelowSlots';
  const banner = (
    <SectionBoundary name="banner">
      {hasOffer && <BestOfferBanner pictureSeed={bannerSeed} />}
    </SectionBoundary>
  );
  const list = hasList && (
    <SectionBoundary name="offers">
      <OfferList />
    </SectionBoundary>
  );
  return (
    <>
      {/* Remounts after approval: browsers count no layout shift for new elements. */}
      <Grid
        key={isSubmitted ? 'approved' : 'form'}
        $hasList={hasList && !areOffersBelowSlots}
        $hasPayment={keepsPaymentColumn || paymentText !== null}
        $isPaymentLate={keepsPaymentColumn}
        $hasOffer={hasOffer && !areOffersBelowSlots}
        $areOffersLast={areOffersLast}
      >
        {!areOffersLast && <Area $name="list">{list}</Area>}
        {/* An area that the template does not name would make columns of its own. */}
        {paymentText !== null && (
          <Area $name="payment">
            <SectionBoundary name="payment text">
              <PaymentText text={paymentText} />
            </SectionBoundary>
          </Area>
        )}
        <Area $name="promo">
          <SectionBoundary name="promo">
            <PromoCard isSubmitted={isSubmitted} />
          </SectionBoundary>
        </Area>
        {!areOffersBelowSlots && <Area $name="offer">{banner}</Area>}
        {areOffersLast && !areOffersBelowSlots && <Area $name="list">{list}</Area>}
      </Grid>
      {/* Below the grid, so that an empty slot that collapses moves none of its sections. */}
      <SectionBoundary name="slots">
        <Slots placement="page" />
      </SectionBoundary>
      {areOffersBelowSlots && (hasOffer || hasList) && (
        <OffersBelowSlots>
          {banner}
          {list}
        </OffersBelowSlots>
      )}
    </>
  );
}

import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { BELOW_FOLD_TIMEOUT_MS } from '../config/constants';
import { media, size, space } from '../design/tokens';
import { selectAdSlots } from '../features/ads/adsSlice';
import { Slots } from '../features/ads/Slots';
import { PromoCard } from '../features/countdown/PromoCard';
import { selectIsSubmitted } from '../features/form/formSelectors';
import { BestOfferBanner } from '../features/offers/BestOfferBanner';
import { usePictureSeed } from '../features/offers/OfferPicture';
import { OtherOffers } from '../features/offers/OtherOffers';
import { selectHasListedOffers } from '../features/offers/offersSelectors';
import {
  selectAreOffersSettled,
  selectBestOffer,
  selectHasOfferTexts,
} from '../features/offers/offersSlice';
import { PaymentText, usePaymentText } from '../features/site/PaymentText';
import { useTimeout } from '../lib/useTimeout';
import { useAppSelector } from '../store/hooks';
import { useIsSanitizerSettled } from '../ui/SafeHtml';
import { BelowFoldSkeleton } from './BelowFoldSkeleton';
import { SectionBoundary } from './errors/boundaries';

// Needed at the same time as the list of offers.
export { NewApplication } from '../features/form/NewApplication';
export { ApprovedSummary } from '../features/offers/ApprovedSummary';

/** What may arrive late. The promo card is always there. */
const PARTS = ['payment', 'offers', 'slots'] as const;
type Part = (typeof PARTS)[number];

interface GridParts {
  $hasList: boolean;
  $hasPayment: boolean;
  $hasOffer: boolean;
}

/**
 * Two columns: on the left the payment text above the promo card, on the right the offer. A part without a neighbour
 * spans both. The offer stretches the promo card, not the payment text.
 */
function wideTemplate({ $hasList, $hasPayment, $hasOffer }: GridParts): string {
  const list = $hasList ? "'list list'" : '';
  const payment = $hasPayment ? "'payment offer' auto" : '';
  if ($hasOffer) return `${list} ${payment} 'promo offer' 1fr / 5fr 7fr`;
  return `${list} '${$hasPayment ? 'payment' : 'promo'} promo' / 5fr 7fr`;
}

const Grid = styled.div<GridParts>`
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
    padding-top: ${({ $hasList }) => ($hasList ? space.xxl : space.m)};
    max-width: none;
  }
`;

/* Stands where the grid's bottom padding is, and repeats it. */
const LatePart = styled.div`
  display: grid;
  gap: ${space.m};
  width: 100%;
  margin: calc(${space.m} - ${space.xxl}) auto ${space.xxl};
  &:empty {
    display: none;
  }
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
 * The sections below the form (section 2, "Page layout"), in the usual order; once approved, the list of offers comes
 * first. What arrives later is added below, so that it moves nothing.
 */
export function BelowFold() {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  // Lives here because the banner remounts after approval and must keep its picture.
  const bannerSeed = usePictureSeed();
  const paymentText = usePaymentText();
  const hasListedOffers = useAppSelector(selectHasListedOffers);
  const isSanitizerSettled = useIsSanitizerSettled(useAppSelector(selectHasOfferTexts));
  const haveOffersArrived = useAppSelector(selectAreOffersSettled) && isSanitizerSettled;
  const hasBanner = useAppSelector(selectBestOffer) !== undefined && isSanitizerSettled;
  const hasList = isSubmitted && hasListedOffers && isSanitizerSettled;
  const hasPayment = paymentText !== null && paymentText !== undefined;
  const hasSlots = useAppSelector(selectAdSlots).some(({ placement }) => placement === 'page');
  const available = { payment: hasPayment, offers: hasBanner || hasList, slots: hasSlots };
  const layout = useLayout(
    isSubmitted,
    PARTS.filter((part) => available[part]),
    paymentText !== undefined && haveOffersArrived,
  );
  // Rendered in slices: at once, all sections would hold up what the visitor types.
  const isDue = useDeferredValue(layout !== null);
  if (layout === null || !isDue) return <BelowFoldSkeleton />;

  const isInGrid = (part: Part) => layout.onTime.includes(part);
  const banner = hasBanner && (
    <SectionBoundary name="banner">
      <BestOfferBanner pictureSeed={bannerSeed} />
    </SectionBoundary>
  );
  const list = hasList && (
    <SectionBoundary name="offers">
      <OtherOffers />
    </SectionBoundary>
  );
  const payment = hasPayment && (
    <SectionBoundary name="payment text">
      <PaymentText text={paymentText} />
    </SectionBoundary>
  );
  const offers = (
    <>
      {banner}
      {list}
    </>
  );
  const isPaymentInGrid = isInGrid('payment') && hasPayment;
  return (
    <>
      {/* Remounts after approval: browsers count no layout shift for new elements. */}
      <Grid
        key={isSubmitted ? 'approved' : 'form'}
        $hasList={isInGrid('offers') && hasList}
        $hasPayment={isPaymentInGrid}
        $hasOffer={isInGrid('offers') && hasBanner}
      >
        <Area $name="list">{isInGrid('offers') && list}</Area>
        {/* An area that the template does not name would make columns of its own. */}
        {isPaymentInGrid && <Area $name="payment">{payment}</Area>}
        <Area $name="promo">
          <SectionBoundary name="promo">
            <PromoCard isSubmitted={isSubmitted} />
          </SectionBoundary>
        </Area>
        <Area $name="offer">{isInGrid('offers') && banner}</Area>
      </Grid>
      {/* Below the grid, so that an empty slot that collapses moves none of its sections. */}
      {[...layout.onTime.filter((part) => part === 'slots'), ...layout.late].map((part) =>
        part === 'slots' ? (
          <SectionBoundary key={part} name="slots">
            <Slots placement="page" />
          </SectionBoundary>
        ) : (
          <LatePart key={part}>{part === 'payment' ? payment : offers}</LatePart>
        ),
      )}
    </>
  );
}

interface Layout {
  isSubmitted: boolean;
  onTime: readonly Part[];
  /** In the order of arrival; only grows. */
  late: readonly Part[];
}

/**
 * Lays the parts out when all have arrived or the wait is over, and anew after approval; what comes later is late.
 *
 * @param isComplete true once no text or offer is missing
 * @returns null before
 */
function useLayout(isSubmitted: boolean, arrived: readonly Part[], isComplete: boolean) {
  const hasTimedOut = useTimeout(BELOW_FOLD_TIMEOUT_MS);
  const [layout, setLayout] = useState<Layout | null>(null);
  const canLayOut = layout !== null || isComplete || hasTimedOut;
  if (canLayOut && layout?.isSubmitted !== isSubmitted) {
    setLayout({ isSubmitted, onTime: arrived, late: [] });
  } else if (layout !== null) {
    const { onTime, late } = layout;
    const added = arrived.filter((part) => ![...onTime, ...late].includes(part));
    if (added.length > 0) setLayout({ ...layout, late: [...late, ...added] });
  }
  return layout;
}

import { useEffect } from 'react';
import styled from 'styled-components';
import { BELOW_FOLD_TIMEOUT_MS } from '../config/constants';
import { media, space } from '../design/tokens';
import { PageSlots } from '../features/ads/Slots';
import { PromoCard } from '../features/countdown/PromoCard';
import { selectIsSubmitted } from '../features/form/formSelectors';
import { BestOfferBanner } from '../features/offers/BestOfferBanner';
import { OfferList } from '../features/offers/OfferList';
import { selectAreOffersSettled, selectHasOfferTexts } from '../features/offers/offersSlice';
import { pollClientId } from '../features/offers/pollClientId';
import { usePictureSeed } from '../features/offers/usePictureSeed';
import { PaymentText, usePaymentText } from '../features/site/PaymentText';
import { useTimeout } from '../lib/useTimeout';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useSanitizer } from '../ui/SafeHtml';
import { BELOW_FOLD_MIN_HEIGHT, BelowFoldSkeleton } from './BelowFoldSkeleton';
import { SectionBoundary } from './errors/boundaries';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  align-content: start;
  min-height: ${BELOW_FOLD_MIN_HEIGHT};
  padding-block: ${space.m} ${space.xxl};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** The sections below the form (section 2, "Page layout"); once approved, the list of offers comes first. */
export function BelowFold() {
  const dispatch = useAppDispatch();
  const isSubmitted = useAppSelector(selectIsSubmitted);
  useEffect(() => dispatch(pollClientId()), [dispatch]);
  // Lives here because the banner remounts after approval and must keep its picture.
  const bannerSeed = usePictureSeed();
  const paymentText = usePaymentText();
  const areOffersSettled = useAppSelector(selectAreOffersSettled);
  const canShowOffers = useSanitizer(useAppSelector(selectHasOfferTexts));
  const hasTimedOut = useTimeout(BELOW_FOLD_TIMEOUT_MS);
  // Sections appear together so a late one does not push the others; the wait is limited.
  const isComplete = paymentText !== undefined && areOffersSettled && canShowOffers;
  if (!isComplete && !hasTimedOut) return <BelowFoldSkeleton />;
  return (
    <>
      {/* Remounts after approval: browsers count no layout shift for new elements. */}
      <Grid key={isSubmitted ? 'approved' : 'form'}>
        {isSubmitted && (
          <SectionBoundary name="offers">
            <OfferList />
          </SectionBoundary>
        )}
        <SectionBoundary name="payment text">
          <PaymentText text={paymentText} />
        </SectionBoundary>
        <SectionBoundary name="promo">
          <PromoCard />
        </SectionBoundary>
        <SectionBoundary name="banner">
          {canShowOffers && <BestOfferBanner pictureSeed={bannerSeed} />}
        </SectionBoundary>
      </Grid>
      {/* Last, so an empty slot that collapses moves only the footer. */}
      <SectionBoundary name="slots">
        <PageSlots />
      </SectionBoundary>
    </>
  );
}

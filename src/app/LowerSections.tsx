import { useEffect } from 'react';
import styled from 'styled-components';
import { LOWER_SECTIONS_WAIT_MS } from '../config/constants';
import { media, space } from '../design/tokens';
import { PageSlots } from '../features/ads/Slots';
import { PromoCard } from '../features/countdown/PromoCard';
import { BestOfferBanner } from '../features/offers/BestOfferBanner';
import { learnClientId } from '../features/offers/learnClientId';
import { useDraw } from '../features/offers/useDraw';
import { OfferList } from '../features/offers/OfferList';
import { selectAreOffersSettled, selectHaveOffersTexts } from '../features/offers/offersSlice';
import { PaymentText, usePaymentText } from '../features/site/PaymentText';
import { selectIsSubmitted } from '../features/form/formSelectors';
import type { Log } from '../lib/log';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useElapsed } from '../lib/useElapsed';
import { useSanitiser } from '../ui/SafeHtml';
import { LOWER_SECTIONS_HEIGHT, LowerReserve } from './LowerReserve';
import { SectionBoundary } from './errors/boundaries';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  align-content: start;
  min-height: ${LOWER_SECTIONS_HEIGHT};
  padding-block: ${space.m} ${space.xxl};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** What stands below the form (section 2, "Page layout"): payment text, promo, banner, and the offers once approved. */
export function LowerSections({ log }: { log: Log }) {
  const dispatch = useAppDispatch();
  const isSubmitted = useAppSelector(selectIsSubmitted);
  useEffect(() => dispatch(learnClientId()), [dispatch]);
  // Kept here: the banner comes anew with the approved card, its picture must not.
  const bannerDraw = useDraw();
  const paymentText = usePaymentText();
  const areOffersSettled = useAppSelector(selectAreOffersSettled);
  const canShowOffers = useSanitiser(useAppSelector(selectHaveOffersTexts));
  const isWaitOver = useElapsed(LOWER_SECTIONS_WAIT_MS);
  // All at once, so that nothing pushes away what is already being read; but nobody waits for it for long.
  const isComplete = paymentText !== undefined && areOffersSettled && canShowOffers;
  if (!isComplete && !isWaitOver) return <LowerReserve />;
  return (
    <>
      {/* A new one for the approved: what stands below the offers then has come with them, and is not pushed away. */}
      <Grid key={isSubmitted ? 'approved' : 'form'}>
        {isSubmitted && (
          <SectionBoundary log={log} name="offers">
            <OfferList />
          </SectionBoundary>
        )}
        <SectionBoundary log={log} name="payment text">
          <PaymentText text={paymentText} />
        </SectionBoundary>
        <SectionBoundary log={log} name="promo">
          <PromoCard />
        </SectionBoundary>
        <SectionBoundary log={log} name="banner">
          {canShowOffers && <BestOfferBanner draw={bannerDraw} />}
        </SectionBoundary>
      </Grid>
      {/* After the banner: when no ad comes, nothing but the footer moves up. */}
      <SectionBoundary log={log} name="slots">
        <PageSlots />
      </SectionBoundary>
    </>
  );
}

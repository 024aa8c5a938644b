import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, container, font, radius, space } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { Part, type OfferCardSize, type OfferPartProps } from './OfferLayout';
import { selectFitsAmount } from './offersSelectors';
import { formatOfferLimit, formatOfferSum } from './offerTerms';

const Sum = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  align-items: center;
  justify-content: space-between;
  align-self: start;
`;

/* A container of its own: the mark is beside the label where both fit, else below the figure. */
const BannerSum = styled(Part)`
  display: grid;
  gap: ${space.xxs} ${space.xs};
  align-items: center;
  align-self: start;
  container-type: inline-size;
  ${container.label} {
    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / span 2;
    }
    & > :nth-child(3) {
      grid-area: 1 / 2;
      justify-self: end;
    }
  }
`;

const SumLabel = styled.span`
  font-size: ${font.terms};
  color: ${color.textMuted};
`;

const Figure = styled.div<{ $size: OfferCardSize }>`
  flex: 1 0 auto;
  max-width: 100%;
  font-size: ${({ $size }) => ($size === 'banner' ? font.offerSum : font.listedSum)};
  line-height: 1.25;
  font-weight: ${font.heavy};
  letter-spacing: ${font.sumSpacing};
  overflow-wrap: anywhere;
`;

/* Hidden instead of removed in the banner, which must not move while the visitor chooses an amount. */
const Mark = styled.span<{ $isHidden?: boolean }>`
  visibility: ${({ $isHidden = false }) => ($isHidden ? 'hidden' : 'inherit')};
  display: inline-flex;
  gap: ${space.xxs};
  align-items: center;
  justify-self: start;
  padding: ${space.xxs} ${space.xs};
  border-radius: ${radius.round};
  background: ${color.tint};
  color: ${color.accent};
  font-size: ${font.tiny};
  font-weight: ${font.bold};
  line-height: ${font.smallLine};
`;

/** The loan sums of the offer, with a badge if they include the chosen amount. */
export function OfferSum({ offer, size: cardSize }: OfferPartProps) {
  const { site } = useMultiOffer();
  const fits = useAppSelector((state) => selectFitsAmount(state, offer, site));
  const mark = (isHidden: boolean) => (
    <Mark $isHidden={isHidden}>
      <Icon name="check" sizePx={16} />
      {DEFERRED_COPY.offers.fits}
    </Mark>
  );
  const figure = <Figure $size={cardSize}>{formatOfferSum(offer)}</Figure>;
  if (cardSize === 'banner') {
    return (
      <BannerSum $area="sum">
        <SumLabel>{DEFERRED_COPY.offers.sum}</SumLabel>
        {figure}
        {formatOfferLimit(offer) !== '' && mark(!fits)}
      </BannerSum>
    );
  }
  return (
    <Sum $area="sum">
      <VisuallyHidden>{DEFERRED_COPY.offers.sum}</VisuallyHidden>
      {figure}
      {fits && mark(false)}
    </Sum>
  );
}

import { useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Offer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { lift, motion } from '../../design/motion';
import {
  color,
  container,
  font,
  forcedEdge,
  radius,
  shadow,
  size,
  space,
} from '../../design/tokens';
import { linkOpenHandlers } from '../../lib/linkOpenHandlers';
import { useOnceInView } from '../../lib/useInView';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { DEFERRED_ICONS } from '../../ui/deferredIcons';
import { renderSafeNodes, SafeBlock, useSafeNodes } from '../../ui/SafeHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { selectClientId } from '../visit/clientId';
import { selectVisit } from '../visit/visitSlice';
import { OfferBrand } from './OfferBrand';
import { OfferLayout, Part, type OfferCardSize } from './OfferLayout';
import { OfferLegal, OfferWarnings } from './OfferLegal';
import { buildOfferLink } from './offerLink';
import { OfferPicture } from './OfferPicture';
import { selectCallToAction } from './offersSelectors';
import { OfferSum } from './OfferSum';
import { OfferTermList } from './OfferTermList';
import { formatOfferSum, getOfferTerms } from './offerTerms';
import { trackOfferClick, trackOfferShown } from './tracking';

/* The card's layout follows its own width: a container query cannot style the container itself. */
const Frame = styled.div`
  display: grid;
  container-type: inline-size;
`;

/* The overlay has a frame around it, and must not move under the pointer. */
const raised = css`
  box-shadow: ${shadow.card};
  transition: transform ${motion.fast};
  ${forcedEdge}
  @media (hover: hover) {
    &:hover {
      transform: ${lift};
    }
  }
`;

/*
 * Rows below the first are legal warnings: 0.06fr of 1.12fr keeps each above the required twentieth. The first row has
 * no minimum: on a stretched card rounding would drop the shares.
 */
const CardLink = styled.a<{ $size: OfferCardSize }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  grid-auto-rows: minmax(min-content, 0.06fr);
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  ${({ $size }) => $size !== 'overlay' && raised}
`;

const Eyebrow = styled(Part)`
  font-size: ${font.small};
  font-weight: ${font.bold};
  color: ${color.accent};
`;

const Info = styled(Part)`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

const ink = css`
  background: ${color.ink};
  color: ${color.surface};
`;

const tinted = css`
  background: ${color.tint};
  color: ${color.accent};
`;

const actionSizes = {
  banner: css`
    min-height: ${size.control};
    font-size: ${font.large};
    ${ink}
  `,
  list: css`
    align-self: stretch;
    margin-top: auto;
    ${tinted}
  `,
  overlay: css`
    /* A word is broken in no typeface. */
    min-width: min-content;
    max-width: ${size.compactAction};
    padding: ${space.xxs} ${space.xs};
    font-size: ${font.small};
    line-height: 1.2;
    ${container.two} {
      max-width: ${size.compactActionWide};
      font-size: ${font.body};
    }
    ${ink}
  `,
};

const Action = styled(Part)<{ $size: OfferCardSize }>`
  display: flex;
  align-items: center;
  align-self: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.field};
  font-weight: ${font.bold};
  text-align: center;
  ${({ $size }) => actionSizes[$size]}
  ${forcedEdge}
`;

interface OfferCardProps {
  offer: Offer;
  /** Chooses the slot image, in [0, 1); constant for the life of the card. */
  pictureSeed: number;
  size?: OfferCardSize;
  /** A line above the offer. */
  eyebrow?: string;
}

/** A partner offer (section 2, "Partner offer card"): one link that opens in a new tab. */
export function OfferCard({
  offer,
  pictureSeed,
  size: cardSize = 'list',
  eyebrow,
}: OfferCardProps) {
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const { legal } = useMultiOffer().site;
  const href = useOfferHref(offer);
  const callToAction = useAppSelector((state) => selectCallToAction(state, offer));
  useOnceInView(link, () => dispatch(trackOfferShown(offer)));
  const terms = getOfferTerms(offer);
  const isOverlay = cardSize === 'overlay';
  const info = useSafeNodes(isOverlay ? '' : offer.infoHtml);
  const hasInfo = info !== null && info.length > 0;
  const hasTerms = !isOverlay && (terms.length > 0 || formatOfferSum(offer) !== '');
  return (
    <Frame>
      <CardLink
        href={href}
        target="_blank"
        rel="noopener sponsored"
        className="ym-disable-tracklink"
        ref={link}
        $size={cardSize}
        {...linkOpenHandlers(() => dispatch(trackOfferClick(offer)))}
      >
        <OfferLayout $size={cardSize} $hasTerms={hasTerms} $hasInfo={hasInfo}>
          {eyebrow !== undefined && <Eyebrow $area="title">{eyebrow}</Eyebrow>}
          <OfferBrand
            offer={offer}
            size={cardSize}
            hasTerms={hasTerms}
            picture={
              <OfferPicture
                offer={offer}
                images={isOverlay ? 'overlay' : 'page'}
                pictureSeed={pictureSeed}
                sizePx={cardSize === 'banner' ? 56 : 44}
              />
            }
          />
          {!isOverlay && formatOfferSum(offer) !== '' && <OfferSum offer={offer} size={cardSize} />}
          {!isOverlay && terms.length > 0 && <OfferTermList terms={terms} size={cardSize} />}
          {hasInfo && (
            <Info $area="info">
              <SafeBlock>{renderSafeNodes(info, { links: 'text' })}</SafeBlock>
            </Info>
          )}
          <Action $area="action" $size={cardSize}>
            {callToAction}
            {!isOverlay && <Icon path={DEFERRED_ICONS.external} sizePx={20} />}
          </Action>
          <OfferLegal offer={offer} size={cardSize} />
        </OfferLayout>
        {legal.warningPlacement === 'cards' && <OfferWarnings offer={offer} size={cardSize} />}
        <VisuallyHidden> ({COPY.opensInNewTab})</VisuallyHidden>
      </CardLink>
    </Frame>
  );
}

function useOfferHref({ url }: Offer): string {
  const visit = useAppSelector(selectVisit);
  const clientId = useAppSelector(selectClientId);
  return buildOfferLink(url, {
    key: visit.key,
    region: visit.regionId,
    clickid: String(visit.token),
    ya_click: clientId,
  });
}

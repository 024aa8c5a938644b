import { Fragment, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Offer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { motion } from '../../design/motion';
import { color, container, font, line, radius, shadow, size, space } from '../../design/tokens';
import { linkOpenHandlers } from '../../lib/linkOpenHandlers';
import { useOnceInView } from '../../lib/useInView';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { DEFERRED_ICONS } from '../../ui/deferredIcons';
import { SafeHtml } from '../../ui/SafeHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { selectVisit } from '../visit/visitSlice';
import { getErid, buildOfferLink } from './offerLink';
import { OfferLayout, Part, type OfferCardSize } from './OfferLayout';
import { OfferPicture } from './OfferPicture';
import { selectCallToAction, selectFitsAmount } from './offersSelectors';
import { selectClientId, type OfferListName } from './offersSlice';
import {
  hasCondition,
  formatOfferCost,
  formatOfferLimit,
  offerName,
  formatOfferSum,
  getOfferTerms,
  sloganBelowName,
} from './offerTerms';
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
  @media (hover: hover) {
    &:hover {
      transform: ${motion.lift};
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

const Brand = styled(Part)<{ $isAtTop: boolean; $size: OfferCardSize }>`
  display: flex;
  gap: ${({ $size }) => ($size === 'banner' ? space.m : space.s)};
  align-items: ${({ $isAtTop }) => ($isAtTop ? 'start' : 'center')};
  align-self: start;
  overflow-wrap: anywhere;
`;

const TextColumn = styled.div`
  min-width: 0;
`;

const Name = styled.div<{ $size: OfferCardSize }>`
  font-size: ${({ $size }) => ($size === 'overlay' ? font.small : font.large)};
  line-height: 1.35;
  font-weight: ${font.bold};
`;

/* Smaller than the cost, which must not stand below a rate in a slogan. */
const Slogan = styled.div`
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${color.textMuted};
`;

/* The sum and the cost, below each other where they do not fit side by side. */
const Facts = styled(Slogan)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  & > :first-child {
    color: ${color.text};
    font-weight: ${font.bold};
  }
`;

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

/* One size for all terms: the cost is no smaller than the rate. */
const Terms = styled.dl<{ $size: OfferCardSize }>`
  display: grid;
  margin: 0;
  font-size: ${font.terms};
  line-height: ${font.termsLine};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s};
    justify-content: space-between;
    padding-block: ${({ $size }) => ($size === 'banner' ? space.xs : space.xxs)};
    border-top: ${line.hairline};
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    font-weight: ${font.bold};
  }
  ${container.two} {
    & > div:first-child {
      border-top: 0;
    }
  }
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
    max-width: ${size.compactAction};
    padding: ${space.xxs} ${space.xs};
    font-size: ${font.small};
    line-height: 1.2;
    overflow-wrap: anywhere;
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
`;

/* The toggle of the overlay is at its lower end. */
const besideToggle = css`
  padding-inline: ${space.s} ${size.control};
`;

const Legal = styled(Part)<{ $size: OfferCardSize }>`
  ${({ $size }) => $size !== 'list' && 'align-self: center;'}
  ${({ $size }) => $size === 'overlay' && `padding-inline-end: ${size.control};`}
  font-size: ${font.tiny};
  line-height: 1.4;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/* Wraps as a whole; breaks inside only if it is wider than the line. */
const Unbroken = styled.span`
  display: inline-block;
`;

/* From one edge of the card to the other, so that its share of the height is one of the area. */
const LegalWarning = styled.p<{ $size: OfferCardSize }>`
  display: grid;
  align-items: center;
  padding: ${space.s} ${({ $size }) => ($size === 'banner' ? space.card : space.m)};
  ${({ $size }) => $size === 'overlay' && besideToggle}
  border-top: ${line.hairline};
  background: ${color.raised};
  font-size: ${font.terms};
  font-weight: ${font.medium};
  line-height: ${font.termsLine};
`;

interface OfferCardProps {
  offer: Offer;
  /** The list that the offer comes from. */
  list?: OfferListName;
  /** Chooses the slot image, in [0, 1); constant for the life of the card. */
  pictureSeed: number;
  size?: OfferCardSize;
  /** A line above the offer. */
  eyebrow?: string;
}

/** A partner offer (section 2, "Partner offer card"): one link that opens in a new tab. */
export function OfferCard({
  offer,
  list = 'page',
  pictureSeed,
  size: cardSize = 'list',
  eyebrow,
}: OfferCardProps) {
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const { legal } = useMultiOffer().site;
  const href = useOfferHref(offer);
  const callToAction = useAppSelector((state) => selectCallToAction(state, list));
  useOnceInView(link, () => dispatch(trackOfferShown(offer, list)));
  const terms = getOfferTerms(offer);
  const isOverlay = cardSize === 'overlay';
  const hasInfo = !isOverlay && offer.infoHtml.trim() !== '';
  const hasTerms = !isOverlay && (terms.length > 0 || formatOfferSum(offer) !== '');
  return (
    <Frame>
      <CardLink
        href={href}
        target="_blank"
        rel="noopener sponsored"
        ref={link}
        $size={cardSize}
        {...linkOpenHandlers(() => dispatch(trackOfferClick(offer, list)))}
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
          {!isOverlay && terms.length > 0 && (
            <Part $area="terms">
              <Terms $size={cardSize}>
                {terms.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </Terms>
            </Part>
          )}
          {hasInfo && (
            <Info $area="info">
              <SafeHtml html={offer.infoHtml} links="text" />
            </Info>
          )}
          <Action $area="action" $size={cardSize}>
            {callToAction}
            {!isOverlay && <Icon path={DEFERRED_ICONS.external} sizePx={20} />}
          </Action>
          <OfferLegal offer={offer} size={cardSize} />
        </OfferLayout>
        {legal.warningPlacement === 'cards' && (
          <>
            <LegalWarning $size={cardSize}>{DEFERRED_COPY.offers.riskWarning}</LegalWarning>
            {hasCondition(offer) && (
              <LegalWarning $size={cardSize}>{DEFERRED_COPY.offers.termsWarning}</LegalWarning>
            )}
          </>
        )}
        <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>
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
    clickid: visit.token,
    ya_click: clientId,
  });
}

interface PartProps {
  offer: Offer;
  size: OfferCardSize;
}

interface OfferBrandProps extends PartProps {
  hasTerms: boolean;
  picture: ReactNode;
}

/**
 * The partner's name and slogan. Without a name the heading is the slogan, or the domain if the slogan has a percentage
 * or terms are shown: no percentage may be larger than the full cost.
 */
function OfferBrand({ offer, size: cardSize, hasTerms, picture }: OfferBrandProps) {
  const { advertSlogan, domainUrl } = offer;
  const name = offerName(offer) || (hasTerms || advertSlogan.includes('%') ? domainUrl : '');
  const slogan = sloganBelowName(offer);
  const facts = [formatOfferLimit(offer), costFact(offer)].filter((fact) => fact !== '');
  const hasFacts = cardSize === 'overlay' && facts.length > 0;
  return (
    <Brand $area="brand" $size={cardSize} $isAtTop={name === ''}>
      {picture}
      <TextColumn>
        <Name $size={cardSize}>{name || advertSlogan || domainUrl}</Name>
        {hasFacts && (
          <Facts>
            {facts.map((fact) => (
              <Unbroken key={fact}>{fact}</Unbroken>
            ))}
          </Facts>
        )}
        {!hasFacts && name !== '' && slogan !== '' && <Slogan>{slogan}</Slogan>}
      </TextColumn>
    </Brand>
  );
}

function costFact(offer: Offer): string {
  const cost = formatOfferCost(offer);
  return cost && `${DEFERRED_COPY.offers.terms.cost}\u00a0${cost}`;
}

function OfferSum({ offer, size: cardSize }: PartProps) {
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

/** The advertiser, the domain and the advertising id, as the law wants them beside «Реклама». */
function OfferLegal({ offer, size: cardSize }: PartProps) {
  const { advertiserName, advertiserInn, domainUrl, url } = offer;
  const inn = advertiserInn && `${DEFERRED_COPY.offers.inn}\u00a0${advertiserInn}`;
  const advertiser = [advertiserName, inn].filter((part) => part !== '').join(', ');
  const erid = getErid(url);
  // An advertiser may be named by the domain.
  const parts = new Set([advertiser, domainUrl, erid && `erid: ${erid}`]);
  parts.delete('');
  return (
    <Legal $area="legal" $size={cardSize}>
      <span>{DEFERRED_COPY.offers.advert}</span>
      {[...parts].map((part) => (
        <Fragment key={part}>. {part === advertiser ? part : <Unbroken>{part}</Unbroken>}</Fragment>
      ))}
    </Legal>
  );
}

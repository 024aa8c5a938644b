import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { Offer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { color, font, media, motion, radius, shadow, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { MIDDLE_BUTTON } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SafeHtml } from '../../ui/SafeHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectVisit } from '../visit/visitSlice';
import { getErid, offerLink } from './offerLink';
import { selectCallToAction } from './offersSelectors';
import { selectYaClick, type OfferListName } from './offersSlice';
import { trackOfferClick, trackOfferShown } from './tracking';
import { useOnceInView } from '../../lib/useInView';

/* The compact card has a frame around it, and must not move under the pointer. */
const raised = css`
  box-shadow: ${shadow.card};
  transition: transform ${motion.fast};
  @media (hover: hover) {
    &:hover {
      transform: ${motion.lift};
    }
  }
`;

const CardLink = styled.a<{ $isCompact: boolean }>`
  display: grid;
  gap: ${({ $isCompact }) => ($isCompact ? space.xs : space.s)};
  padding: ${({ $isCompact }) => ($isCompact ? space.s : space.card)};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  ${({ $isCompact }) => !$isCompact && raised}
`;

const Head = styled.div<{ $isCompact: boolean }>`
  display: flex;
  gap: ${({ $isCompact }) => ($isCompact ? space.s : space.m)};
  align-items: center;
  flex-wrap: ${({ $isCompact }) => ($isCompact ? 'wrap' : 'nowrap')};
`;

const Picture = styled.img<{ $sizePx: number }>`
  flex: none;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: ${radius.field};
  object-fit: contain;
  background: ${color.raised};
`;

const Placeholder = styled.span<{ $sizePx: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: ${radius.field};
  background: ${color.tint};
  color: ${color.accent};
  font-size: ${font.title};
  font-weight: ${font.bold};
  text-transform: uppercase;
`;

const Slogan = styled.span<{ $isCompact: boolean }>`
  flex: 1 1 ${({ $isCompact }) => ($isCompact ? size.compactSlogan : 'auto')};
  font-size: ${({ $isCompact }) => ($isCompact ? font.small : font.large)};
  font-weight: ${font.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${media.tablet} {
    font-size: ${({ $isCompact }) => ($isCompact ? font.body : font.large)};
  }
`;

const Info = styled.div`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

const Action = styled.span<{ $isCompact: boolean }>`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.field};
  background: ${({ $isCompact }) => ($isCompact ? color.text : color.tint)};
  color: ${({ $isCompact }) => ($isCompact ? color.surface : color.accent)};
  font-weight: ${font.bold};
  text-align: center;
  ${({ $isCompact }) =>
    $isCompact &&
    css`
      max-width: ${size.compactAction};
      padding-block: ${space.xxs};
      font-size: ${font.small};
      line-height: 1.2;
      overflow-wrap: anywhere;
      ${media.tablet} {
        max-width: ${size.compactActionWide};
        font-size: ${font.body};
      }
    `}
`;

const Badges = styled.span<{ $isCompact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $isCompact }) => ($isCompact ? 0 : space.xxs)} ${space.s};
  /* The toggle of the overlay stands beside it. */
  ${({ $isCompact }) => $isCompact && `padding-inline-end: ${size.control};`}
  font-size: ${font.tiny};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

interface OfferCardProps {
  offer: Offer;
  /** The list that the offer comes from. */
  list?: OfferListName;
  /** Slot images to choose from. */
  pictures: readonly string[];
  /** Chooses the slot image, in [0, 1); constant for the life of the card. */
  pictureSeed: number;
  /** Overlay variant: smaller, without the info text. */
  isCompact?: boolean;
}

/** A partner offer (section 2, "Partner offer card"): one link that opens in a new tab. */
export function OfferCard({
  offer,
  list = 'page',
  pictures,
  pictureSeed,
  isCompact = false,
}: OfferCardProps) {
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const visit = useAppSelector(selectVisit);
  const callToAction = useAppSelector((state) => selectCallToAction(state, list));
  const yaClick = useAppSelector(selectYaClick);
  const erid = getErid(offer.url);
  useOnceInView(link, () => dispatch(trackOfferShown(offer, list)));
  const href = offerLink(offer.url, {
    key: visit.key,
    region: visit.regionId,
    clickid: visit.token,
    ya_click: yaClick,
  });
  const action = (
    <Action $isCompact={isCompact}>
      {callToAction}
      {!isCompact && <Icon name="external" sizePx={20} />}
    </Action>
  );
  return (
    <CardLink
      href={href}
      target="_blank"
      rel="noopener sponsored"
      ref={link}
      $isCompact={isCompact}
      onClick={() => dispatch(trackOfferClick(offer, list))}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) dispatch(trackOfferClick(offer, list));
      }}
    >
      <Head $isCompact={isCompact}>
        <OfferPicture
          offer={offer}
          pictures={pictures}
          pictureSeed={pictureSeed}
          sizePx={isCompact ? 48 : 56}
        />
        <Slogan $isCompact={isCompact}>{offer.advertSlogan || offer.domainUrl}</Slogan>
        {isCompact && action}
      </Head>
      {!isCompact && (
        <Info>
          <SafeHtml html={offer.infoHtml} links="text" />
        </Info>
      )}
      {!isCompact && action}
      <Badges $isCompact={isCompact}>
        <span>{COPY.offers.advert}</span>
        {offer.domainUrl !== '' && <span>{offer.domainUrl}</span>}
        {erid !== '' && <span>erid: {erid}</span>}
      </Badges>
      <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>
    </CardLink>
  );
}

interface OfferPictureProps {
  offer: Offer;
  pictures: readonly string[];
  /** In [0, 1). */
  pictureSeed: number;
  sizePx: number;
}

/** The slot image chosen by the seed, or a letter if there is none or it fails to load. */
export function OfferPicture({ offer, pictures, pictureSeed, sizePx }: OfferPictureProps) {
  const { log } = useServices();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = pictures[Math.floor(pictureSeed * pictures.length)];
  if (url === undefined || failedUrl === url) {
    const letter = (offer.advertSlogan || offer.domainUrl).trim().charAt(0);
    return (
      <Placeholder $sizePx={sizePx} aria-hidden>
        {letter || '₽'}
      </Placeholder>
    );
  }
  return (
    <Picture
      $sizePx={sizePx}
      src={url}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setFailedUrl(url);
        log.warn('a slot image could not be loaded');
      }}
    />
  );
}

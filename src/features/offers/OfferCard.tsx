import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Offer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { color, font, motion, radius, shadow, size, space } from '../../design/tokens';
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

const CardLink = styled.a<{ $isCompact: boolean }>`
  display: grid;
  gap: ${({ $isCompact }) => ($isCompact ? space.xs : space.s)};
  padding: ${({ $isCompact }) => ($isCompact ? `${space.s} ${space.edge}` : space.card)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: ${color.text};
  text-decoration: none;
  transition: transform ${motion.fast};
  @media (hover: hover) {
    &:hover {
      transform: ${motion.lift};
    }
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space.m};
  align-items: center;
`;

const LOGO_PX = 56;

const Picture = styled.img`
  flex: none;
  width: ${LOGO_PX}px;
  height: ${LOGO_PX}px;
  border-radius: ${radius.field};
  object-fit: contain;
  background: ${color.raised};
`;

const Placeholder = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${LOGO_PX}px;
  height: ${LOGO_PX}px;
  border-radius: ${radius.field};
  background: ${color.tint};
  color: ${color.accent};
  font-size: ${font.title};
  font-weight: ${font.bold};
  text-transform: uppercase;
`;

const Slogan = styled.span`
  font-size: ${font.large};
  font-weight: ${font.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Info = styled.div`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

const Action = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.field};
  background: ${color.tint};
  color: ${color.accent};
  font-weight: ${font.bold};
  text-align: center;
`;

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.s};
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
      <Head>
        <Logo
          url={pictures[Math.floor(pictureSeed * pictures.length)]}
          letter={(offer.advertSlogan || offer.domainUrl).trim().charAt(0)}
        />
        <Slogan>{offer.advertSlogan || offer.domainUrl}</Slogan>
      </Head>
      {!isCompact && (
        <Info>
          <SafeHtml html={offer.infoHtml} links="text" />
        </Info>
      )}
      <Action>
        {callToAction}
        <Icon name="external" sizePx={20} />
      </Action>
      <Badges>
        <span>{COPY.offers.advert}</span>
        {offer.domainUrl !== '' && <span>{offer.domainUrl}</span>}
        {erid !== '' && <span>erid: {erid}</span>}
      </Badges>
      <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>
    </CardLink>
  );
}

/** The slot image, or a letter if there is none or it fails to load. */
function Logo({ url, letter }: { url: string | undefined; letter: string }) {
  const { log } = useServices();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === undefined || failedUrl === url) {
    return <Placeholder aria-hidden>{letter || '₽'}</Placeholder>;
  }
  return (
    <Picture
      src={url}
      alt=""
      width={LOGO_PX}
      height={LOGO_PX}
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

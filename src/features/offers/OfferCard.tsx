import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Offer } from '../../api/offer';
import { COPY } from '../../config/copy';
import { color, font, motion, radius, shadow, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { SafeHtml } from '../../ui/SafeHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectVisit } from '../visit/visitSlice';
import { eridOf, offerLink } from './offerLink';
import { selectCallToAction } from './offersSelectors';
import { selectYaClick } from './offersSlice';
import { trackOfferClick, trackOfferShown } from './tracking';
import { useSeen } from './useSeen';
import { warnOfLostPicture } from './warnOfLostPicture';

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
/** Opens a link in a new tab, without a click event. */
const MIDDLE_BUTTON = 1;

const Picture = styled.img`
  flex: none;
  width: ${LOGO_PX}px;
  height: ${LOGO_PX}px;
  border-radius: ${radius.field};
  object-fit: contain;
  background: ${color.raised};
`;

const StandIn = styled.span`
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
  /** The pictures of which one is drawn at random. */
  pictures: readonly string[];
  /** From 0 up to 1; which picture it is, for as long as the card is there. */
  draw: number;
  /** The overlay's card is a small one without the info text. */
  isCompact?: boolean;
}

/** A partner's offer (section 2, "Partner offer card"): the whole card is one link, in a new tab. */
export function OfferCard({ offer, pictures, draw, isCompact = false }: OfferCardProps) {
  const dispatch = useAppDispatch();
  const link = useRef<HTMLAnchorElement>(null);
  const visit = useAppSelector(selectVisit);
  const callToAction = useAppSelector(selectCallToAction);
  const yaClick = useAppSelector(selectYaClick);
  const erid = eridOf(offer.url);
  useSeen(link, () => dispatch(trackOfferShown(offer)));
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
      onClick={() => dispatch(trackOfferClick(offer))}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) dispatch(trackOfferClick(offer));
      }}
    >
      <Head>
        <Logo
          address={pictures[Math.floor(draw * pictures.length)]}
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

/** The drawn picture, or a letter in its place when there is none or it does not load. */
function Logo({ address, letter }: { address: string | undefined; letter: string }) {
  const dispatch = useAppDispatch();
  const [failed, setFailed] = useState<string | null>(null);
  if (address === undefined || failed === address) {
    return <StandIn aria-hidden>{letter || '₽'}</StandIn>;
  }
  return (
    <Picture
      src={address}
      alt=""
      width={LOGO_PX}
      height={LOGO_PX}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setFailed(address);
        dispatch(warnOfLostPicture());
      }}
    />
  );
}

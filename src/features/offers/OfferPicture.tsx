import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { Offer } from '../../api/offer';
import { color, font, line, radius } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { selectSlotImages, type OfferListName } from './offersSlice';
import { offerName } from './offerTerms';

const square = css<{ $sizePx: number }>`
  flex: none;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: ${radius.field};
  background: ${color.raised};
`;

const Picture = styled.img<{ $sizePx: number }>`
  ${square}
  object-fit: contain;
  html[data-color-mode='dark'] & {
    filter: brightness(0.85);
  }
`;

const Placeholder = styled.span<{ $sizePx: number }>`
  ${square}
  display: grid;
  place-items: center;
  border: ${line.hairline};
  color: ${color.textMuted};
  font-size: ${font.title};
  font-weight: ${font.bold};
  text-transform: uppercase;
`;

interface OfferPictureProps {
  offer: Offer;
  /** The slot images to choose from. */
  images: OfferListName;
  /** In [0, 1). */
  pictureSeed: number;
  sizePx: number;
}

/** A random number in [0, 1) that stays the same for the life of the component; chooses its slot image. */
export function usePictureSeed(): number {
  const [seed] = useState(useServices().random);
  return seed;
}

/** The slot image chosen by the seed, or a letter if there is none or it fails to load. */
export function OfferPicture({ offer, images, pictureSeed, sizePx }: OfferPictureProps) {
  const { log } = useServices();
  const urls = useAppSelector((state) => selectSlotImages(state, images));
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = urls[Math.floor(pictureSeed * urls.length)];
  if (url === undefined || failedUrl === url) {
    const words = offerName(offer) || offer.advertSlogan || offer.domainUrl;
    return <LetterPicture text={words} sizePx={sizePx} />;
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

/** The first letter or digit of a text, in place of a picture. */
export function LetterPicture({ text, sizePx }: { text: string; sizePx: number }) {
  return (
    <Placeholder $sizePx={sizePx} aria-hidden>
      {/[\p{L}\d]/u.exec(text)?.[0] ?? '₽'}
    </Placeholder>
  );
}

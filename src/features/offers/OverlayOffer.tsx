import { useId } from 'react';
import styled, { css } from 'styled-components';
import { COPY } from '../../config/copy';
import { color, font, line, motion, radius, shadow, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { selectAreOverlaySlotsEmpty, selectHasOverlaySlots } from '../ads/adsSlice';
import { OverlaySlots } from '../ads/Slots';
import { OfferCard } from './OfferCard';
import {
  overlayToggled,
  selectIsOverlayOpen,
  selectOverlayOffer,
  selectOverlayOfferList,
  selectOverlaySlotImages,
} from './offersSlice';
import { usePictureSeed } from './usePictureSeed';

/* Ads load before the overlay is shown, and need a width for that. */
const unseen = css`
  visibility: hidden;
  height: 0;
  overflow: hidden;
`;

const Box = styled.aside<{ $isUnseen: boolean }>`
  overflow: hidden;
  border: ${line.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  ${({ $isUnseen }) =>
    $isUnseen &&
    css`
      position: absolute;
      inset-inline: 0;
      border: 0;
      ${unseen}
    `}
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  width: 100%;
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  border: 0;
  background: none;
  font-size: ${font.body};
  font-weight: ${font.bold};
  text-align: start;
  cursor: pointer;
  & > svg {
    flex: none;
    transition: transform ${motion.fast};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${space.xxs});
  }
`;

/** The card has no frame inside the panel. */
const Panel = styled.div<{ $isOpen: boolean }>`
  border-top: ${({ $isOpen }) => ($isOpen ? line.hairline : 0)};
  ${({ $isOpen }) => !$isOpen && unseen}
  & > a {
    border-radius: 0;
    box-shadow: none;
  }
`;

/**
 * The external offer (section 4, "Overlay offer"), opened by a listener after five seconds, without taking the focus.
 * Its slots are in the document from the start.
 */
export function OverlayOffer({ isHidden }: { isHidden: boolean }) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOverlayOffer);
  const list = useAppSelector(selectOverlayOfferList);
  const pictures = useAppSelector(selectOverlaySlotImages);
  const isOpen = useAppSelector(selectIsOverlayOpen);
  const hasSlots = useAppSelector(selectHasOverlaySlots);
  const areSlotsEmpty = useAppSelector(selectAreOverlaySlotsEmpty);
  const pictureSeed = usePictureSeed();
  const panelId = useId();

  if (offer === undefined && !hasSlots) return null;
  return (
    <Box
      aria-label={COPY.offers.overlay}
      $isUnseen={isHidden}
      hidden={offer === undefined && areSlotsEmpty}
    >
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dispatch(overlayToggled())}
      >
        {COPY.offers.overlay}
        <Icon name="chevron" />
      </Toggle>
      <Panel id={panelId} $isOpen={isOpen && !isHidden}>
        {offer !== undefined && (
          <OfferCard
            // A late list may replace the offer: its card is tracked as shown by itself.
            key={offer.offerOrderId}
            offer={offer}
            list={list}
            pictures={pictures}
            pictureSeed={pictureSeed}
            isCompact
          />
        )}
        <OverlaySlots />
      </Panel>
    </Box>
  );
}

import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { OVERLAY_AUTO_OPEN_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { color, font, line, motion, radius, shadow, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { selectAreOverlaySlotsEmpty, selectHasOverlaySlots } from '../ads/adsSlice';
import { OverlaySlots } from '../ads/Slots';
import { OfferCard } from './OfferCard';
import {
  overlayAutoOpened,
  overlayToggled,
  selectIsOverlayOpen,
  selectOverlayOffer,
  selectOverlaySlotImages,
} from './offersSlice';
import { usePictureSeed } from './usePictureSeed';

const Box = styled.aside`
  overflow: hidden;
  border: ${line.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
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
const Panel = styled.div`
  border-top: ${line.hairline};
  & > a {
    border-radius: 0;
    box-shadow: none;
  }
`;

/**
 * The external offer (section 4, "Overlay offer"): opens after five seconds unless toggled, without taking the
 * focus. The timer also runs while `isHidden`.
 */
export function OverlayOffer({ isHidden }: { isHidden: boolean }) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOverlayOffer);
  const pictures = useAppSelector(selectOverlaySlotImages);
  const isOpen = useAppSelector(selectIsOverlayOpen);
  const hasSlots = useAppSelector(selectHasOverlaySlots);
  const areSlotsEmpty = useAppSelector(selectAreOverlaySlotsEmpty);
  const pictureSeed = usePictureSeed();
  const panelId = useId();

  useEffect(() => {
    const timer = setTimeout(() => dispatch(overlayAutoOpened()), OVERLAY_AUTO_OPEN_MS);
    return () => clearTimeout(timer);
  }, [dispatch]);

  if (isHidden || (offer === undefined && !hasSlots)) return null;
  return (
    <Box aria-label={COPY.offers.overlay} hidden={offer === undefined && areSlotsEmpty}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dispatch(overlayToggled())}
      >
        {COPY.offers.overlay}
        <Icon name="chevron" />
      </Toggle>
      <Panel id={panelId} hidden={!isOpen}>
        {offer !== undefined && (
          <OfferCard offer={offer} pictures={pictures} pictureSeed={pictureSeed} isCompact />
        )}
        <OverlaySlots />
      </Panel>
    </Box>
  );
}

import { useEffect, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { motion } from '../../design/motion';
import { color, font, line, radius, shadow, size, space } from '../../design/tokens';
import { useIgnoreDoubleTap } from '../../lib/doubleTap';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { DEFERRED_ICONS } from '../../ui/deferredIcons';
import { selectHasOverlaySlots } from '../ads/adsSlice';
import { Slots } from '../ads/Slots';
import { OfferCard } from './OfferCard';
import { OfferPicture, usePictureSeed } from './OfferPicture';
import { selectHasOverlay } from './offersSelectors';
import {
  overlayAutoOpened,
  overlayToggled,
  selectIsOverlayDue,
  selectIsOverlayOpen,
  selectOverlayOffer,
} from './offersSlice';
import { offerName } from './offerTerms';

/* Ads load before the overlay is shown, and need a width for that. */
const hiddenStyle = css`
  visibility: hidden;
  height: 0;
  overflow: hidden;
`;

const Box = styled.aside<{ $isHidden: boolean }>`
  position: relative;
  overflow: hidden;
  border: ${line.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.sheet};
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      position: absolute;
      inset-inline: 0;
      border: 0;
      ${hiddenStyle}
    `}
`;

/* At the lower end of the card, which grows upwards: the button stays in the same place. */
const Toggle = styled.button`
  position: absolute;
  inset: auto ${space.xs} ${space.xs} auto;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;
  & > svg {
    transition: transform ${motion.fast};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(180deg);
  }
`;

/* Shown while the offer is collapsed; the `::before` below extends the toggle over the whole bar. */
const CollapsedBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.collapsedOffer};
  padding: ${space.xs} calc(${size.target} + ${space.m}) ${space.xs} ${space.s};
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${color.textMuted};
  & strong {
    display: block;
    color: ${color.text};
    font-weight: ${font.bold};
  }
  & + ${Toggle}::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space.xs});
    left: calc(-1 * ${size.page});
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/* An offer leaves space for the toggle, ads do not. */
const Panel = styled.div<{ $isOpen: boolean; $hasOffer: boolean }>`
  padding-bottom: ${({ $isOpen, $hasOffer }) => ($isOpen && !$hasOffer ? size.control : 0)};
  ${({ $isOpen }) => !$isOpen && hiddenStyle}
`;

interface OverlayOfferProps {
  isHidden: boolean;
  /**
   * True while the overlay, or a message that moves with it, is hovered or focused: it neither comes, changes nor opens
   * by itself. A click meant for the toggle would hit an offer that has opened under the pointer.
   */
  isHeld: boolean;
}

/**
 * The external offer (section 4, "Overlay offer"), due to open after five seconds, without taking the focus. Its slots
 * are in the document from the start.
 */
export function OverlayOffer({ isHidden, isHeld }: OverlayOfferProps) {
  const dispatch = useAppDispatch();
  const offer = useFrozenValue(useAppSelector(selectOverlayOffer), isHeld);
  const hasOverlay = useFrozenValue(useAppSelector(selectHasOverlay), isHeld);
  const isDue = useAppSelector(selectIsOverlayDue);
  const isOpen = useAppSelector(selectIsOverlayOpen);
  const hasSlots = useAppSelector(selectHasOverlaySlots);
  const pictureSeed = usePictureSeed();
  const panelId = useId();
  const isPanelShown = isOpen && !isHidden && hasOverlay;
  const ignoreDoubleTap = useIgnoreDoubleTap(isPanelShown);
  useEffect(() => {
    if (isDue && !isHeld) dispatch(overlayAutoOpened());
  }, [dispatch, isDue, isHeld]);

  if (offer === undefined && !hasSlots) return null;
  const advertiser = offer && (offerName(offer) || offer.domainUrl);
  return (
    <Box aria-label={DEFERRED_COPY.offers.overlay} $isHidden={isHidden || !hasOverlay}>
      <Panel
        id={panelId}
        $isOpen={isOpen && !isHidden}
        $hasOffer={offer !== undefined}
        onClickCapture={ignoreDoubleTap}
      >
        {/* Above the card, which they must not move when they fill. */}
        <Slots placement="overlay" />
        {offer && (
          <OfferCard
            // A late list may replace the offer: each card is tracked by itself.
            key={offer.offerOrderId}
            offer={offer}
            pictureSeed={pictureSeed}
            size="overlay"
          />
        )}
      </Panel>
      {!isOpen && (
        <CollapsedBar aria-hidden>
          {offer !== undefined && (
            <OfferPicture offer={offer} images="overlay" pictureSeed={pictureSeed} sizePx={40} />
          )}
          <span>
            <strong>{DEFERRED_COPY.offers.overlay}</strong>
            {[DEFERRED_COPY.offers.advert, advertiser].filter(Boolean).join('. ')}
          </span>
        </CollapsedBar>
      )}
      <Toggle
        type="button"
        aria-label={DEFERRED_COPY.offers.overlay}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => dispatch(overlayToggled())}
      >
        <Icon path={DEFERRED_ICONS.chevron} />
      </Toggle>
    </Box>
  );
}

/** The value as it was when it was frozen, otherwise the current one. */
function useFrozenValue<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (last === value || isFrozen) return last;
  setLast(value);
  return value;
}

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SlotPlacement } from '../../api/site';
import { AD_OVERLAY_SIZE } from '../../config/constants';
import { COPY } from '../../config/copy';
import { color, radius, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { AdSlot } from './adSetup';
import { selectAdPlatform, selectAdSlots, selectSlotStatus, slotMounted } from './adsSlice';
import { slotHostId } from './slotHost';
import { useLetGo } from './useLetGo';

/** What is kept free for an ad that may come: the usual height of one, less where it comes over the page by itself. */
const RESERVED_PX: Record<SlotPlacement, number> = { page: 250, popUp: 50, overlay: 100 };

/* What is above leaves a wide margin below itself: page slots take back most of it, and leave the same. */
const MARGIN: Record<SlotPlacement, string> = {
  page: `calc(${space.m} - ${space.xxl}) 0 ${space.xxl}`,
  popUp: '0',
  overlay: `0 0 ${space.xs}`,
};

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.m};
`;

/* The distances belong to the slot, so that nothing of it stays when it is let go. It stays in the document: its
   platform may still hold on to it. */
const Place = styled.section<{ $placement: SlotPlacement; $isLetGo: boolean }>`
  min-width: 0;
  border-radius: ${radius.card};
  ${({ $placement, $isLetGo }) =>
    $isLetGo
      ? 'flex: 1 1 100%; height: 0; overflow: hidden;'
      : `flex: 1 1 ${size.column}; min-height: ${RESERVED_PX[$placement]}px; margin: ${MARGIN[$placement]};`}
  &[data-status='waiting'],
  &[data-status='loading'] {
    background: ${color.raised};
  }
`;

/** The page's own ad slots (section 2, "Page layout"); nothing where there are none. */
export function PageSlots() {
  return <Slots placement="page" />;
}

/** The slots at the page's end, for ads that come over the page by themselves. */
export function PopUpSlots() {
  return <Slots placement="popUp" />;
}

/** The slots of the overlay's panel; in the document while the panel is collapsed, so that their ads can load. */
export function OverlaySlots() {
  return <Slots placement="overlay" />;
}

function Slots({ placement }: { placement: SlotPlacement }) {
  const slots = useAppSelector(selectAdSlots).filter((slot) => slot.placement === placement);
  if (slots.length === 0) return null;
  return (
    <List>
      {slots.map((slot) => (
        <Slot key={slot.number} slot={slot} />
      ))}
    </List>
  );
}

/** One placeholder (section 2, "Ad slot placeholder"): there before any script, and whether or not one comes. */
function Slot({ slot: { number, id, placement } }: { slot: AdSlot }) {
  const dispatch = useAppDispatch();
  const platform = useAppSelector(selectAdPlatform);
  const status = useAppSelector((state) => selectSlotStatus(state, number));
  const element = useRef<HTMLElement>(null);
  const isLetGo = useLetGo(element, status === 'empty', { isInPanel: placement === 'overlay' });

  useEffect(() => {
    dispatch(slotMounted(number));
  }, [dispatch, number]);

  return (
    <Place
      ref={element}
      $placement={placement}
      $isLetGo={isLetGo}
      aria-label={COPY.adSlot(number)}
      data-slot-id={id}
      data-platform={platform}
      data-status={status}
      data-size={placement === 'overlay' ? AD_OVERLAY_SIZE : undefined}
    >
      <div id={slotHostId(number)} />
    </Place>
  );
}

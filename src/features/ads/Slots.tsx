import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SlotPlacement } from '../../api/site';
import { AD_OVERLAY_SIZE } from '../../config/constants';
import { fillIn } from '../../config/copy';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, radius, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectAdPlatform,
  selectAdSlots,
  selectSlotStatus,
  slotHostId,
  slotMounted,
  type AdSlot,
} from './adsSlice';
import { useCollapseOffscreen } from './useCollapseOffscreen';

/** Reserved height while an ad may load: a typical ad, less for pop-up ads. */
const RESERVED_PX: Record<SlotPlacement, number> = { page: 250, popUp: 50, overlay: 100 };

/* Page slots undo the bottom padding of the section above and repeat it below themselves. */
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

/*
 * Spacing belongs to the slot, so that a collapsed slot leaves none. It stays in the document: its adapter may
 * still reference it. An ad that is wider than the slot scrolls in it, else it would widen the page of a phone.
 */
const SlotBox = styled.section<{ $placement: SlotPlacement; $isCollapsed: boolean }>`
  position: relative;
  min-width: 0;
  ${({ $placement, $isCollapsed }) =>
    $isCollapsed
      ? 'flex: 1 1 100%; height: 0; overflow: hidden;'
      : `flex: 1 1 ${size.column}; overflow: auto; min-height: ${RESERVED_PX[$placement]}px; margin: ${MARGIN[$placement]};`}
  &[data-status='waiting'],
  &[data-status='loading'] {
    border-radius: ${radius.card};
    background: ${color.raised};
  }
`;

/** The ad slots of one place on the page (section 2, "Page layout"). */
export function Slots({ placement }: { placement: SlotPlacement }) {
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

/** A slot placeholder (section 2, "Ad slot placeholder"), rendered whether or not a script loads. */
function Slot({ slot: { number, id, placement } }: { slot: AdSlot }) {
  const dispatch = useAppDispatch();
  const platform = useAppSelector(selectAdPlatform);
  const status = useAppSelector((state) => selectSlotStatus(state, number));
  const element = useRef<HTMLElement>(null);
  const isCollapsed = useCollapseOffscreen(element, status === 'unfilled', {
    isInPanel: placement === 'overlay',
  });

  useEffect(() => {
    dispatch(slotMounted(number));
  }, [dispatch, number]);

  return (
    <SlotBox
      ref={element}
      $placement={placement}
      $isCollapsed={isCollapsed}
      aria-label={fillIn(DEFERRED_COPY.adSlot, { number })}
      data-slot-id={id}
      data-platform={platform}
      data-status={status}
      data-size={placement === 'overlay' ? AD_OVERLAY_SIZE : undefined}
    >
      <div id={slotHostId(number)} />
    </SlotBox>
  );
}

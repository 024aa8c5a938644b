import { useRef } from 'react';
import styled from 'styled-components';
import { COPY } from '../config/copy';
import { color, font, media, size, space } from '../design/tokens';
import { StorageNotice } from '../features/consent/StorageNotice';
import { OverlayOffer } from '../features/offers/OverlayOffer';
import { RepushPrompt } from '../features/push/RepushPrompt';
import type { Log } from '../lib/log';
import { SectionBoundary } from './errors/boundaries';
import { useFolded } from './tray/useFolded';
import { useOutOfTheWay } from './tray/useOutOfTheWay';

/* Three fifths of the screen at most: what does not fit in is scrolled to. */
const Box = styled.div`
  position: fixed;
  z-index: 1;
  inset: auto 0 0;
  max-height: 60vh;
  max-height: 60dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.tablet} {
    width: ${size.form};
    inset: auto auto 0 0;
  }
`;

const Items = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  &:not(:empty) {
    padding: ${space.xs};
  }
`;

/* Nothing to fold up, nothing in its place. */
const Bar = styled.p`
  padding: ${space.xxs} ${space.m};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${font.small};
  color: ${color.textMuted};
  text-align: center;
  ${Items}:empty + & {
    display: none;
  }
`;

/**
 * What comes to the visitor by itself, one above the other at the screen's lower edge: the notice about cookies, the
 * push prompt, the overlay offer. None takes the focus or covers another; together they keep out of the way of what
 * the visitor is using, and of ads.
 */
export function Tray({ log }: { log: Log }) {
  const box = useRef<HTMLDivElement>(null);
  const isFolded = useFolded();
  const isAside = useOutOfTheWay(box);
  return (
    <Box ref={box} hidden={isAside}>
      <Items hidden={isFolded}>
        {/* In the reverse order of their coming: a newcomer, or one that opens, moves none that is there already. */}
        <SectionBoundary log={log} name="overlay offer">
          <OverlayOffer />
        </SectionBoundary>
        <SectionBoundary log={log} name="push prompt">
          <RepushPrompt />
        </SectionBoundary>
        <SectionBoundary log={log} name="cookie notice">
          <StorageNotice />
        </SectionBoundary>
      </Items>
      {isFolded && <Bar aria-hidden>{COPY.trayFolded}</Bar>}
    </Box>
  );
}

import { useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { API_TIMEOUT_MS } from '../config/constants';
import { COPY } from '../config/copy';
import { color, font, media, size, space } from '../design/tokens';
import { StorageNotice, useStorageNotice } from '../features/consent/StorageNotice';
import { OverlayOffer } from '../features/offers/OverlayOffer';
import { RepushPrompt, usePushPrompt } from '../features/push/RepushPrompt';
import { useElapsed } from '../lib/useElapsed';
import type { Log } from '../lib/log';
import { SectionBoundary } from './errors/boundaries';
import { useBelow } from './tray/useBelow';
import { useFolded } from './tray/useFolded';
import { useHeldStill } from './tray/useHeldStill';
import { useOutOfTheWay } from './tray/useOutOfTheWay';

/*
 * As long as the page, below the wide layout from the form's end on. The box in it sticks to the screen's lower edge, but
 * can go no higher than that: no control of the form is ever under it. (A fixed box would do for wide screens; but what
 * grows in a sticky one counts as no shift of the layout, since it is none for the page.)
 */
const Rail = styled.div`
  position: absolute;
  z-index: 1;
  inset: var(--above-end, 100%) 0 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  pointer-events: none;
  ${media.wide} {
    inset: 0;
  }
  ${media.print} {
    display: none;
  }
`;

/* Three fifths of the screen at most: what does not fit in is scrolled to. */
const Box = styled.div<{ $isAside: boolean }>`
  position: sticky;
  bottom: 0;
  flex: none;
  width: 100%;
  max-height: 60vh;
  max-height: 60dvh;
  margin-inline: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: auto;
  visibility: ${({ $isAside }) => ($isAside ? 'hidden' : 'visible')};
  ${media.tablet} {
    width: ${size.form};
    max-height: max(16rem, min(60dvh, 100dvh - var(--above-end, 0px)));
  }
  ${media.wide} {
    width: ${size.aside};
    max-height: 60dvh;
    margin-inline: ${space.xs};
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

const isText = (text: ReactNode | undefined) => text !== null && text !== undefined;

interface TrayProps {
  log: Log;
  /** Holds the form's card as its last child; the tray stays below that. */
  hero: RefObject<HTMLElement | null>;
}

/**
 * What comes to the visitor by itself, at the screen's lower edge: the notice about cookies, the push prompt, the
 * overlay offer. None takes the focus or covers another, and together they keep clear of the form, of what the visitor
 * is using, and of ads.
 */
export function Tray({ log, hero }: TrayProps) {
  const rail = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const notice = useStorageNotice();
  const prompt = usePushPrompt();
  const isWaitOver = useElapsed(API_TIMEOUT_MS);
  const isNoticeKnown = isWaitOver || notice !== undefined;
  const isFolded = useFolded();
  useBelow(rail, hero);
  useHeldStill(box);
  const isAside = useOutOfTheWay(box);
  return (
    <Rail ref={rail}>
      <Box ref={box} $isAside={isAside}>
        <Items hidden={isFolded}>
          <SectionBoundary log={log} name="cookie notice">
            {isText(notice) && <StorageNotice text={notice} />}
          </SectionBoundary>
          <SectionBoundary log={log} name="push prompt">
            {/* Below the notice: one that came later would push it down. */}
            {isText(prompt) && isNoticeKnown && <RepushPrompt text={prompt} />}
          </SectionBoundary>
          <SectionBoundary log={log} name="overlay offer">
            {/* It opens downwards: when the others are there, or known not to come, it moves none and none moves it. */}
            <OverlayOffer isHeldBack={!isWaitOver && [notice, prompt].includes(undefined)} />
          </SectionBoundary>
        </Items>
        {isFolded && <Bar aria-hidden>{COPY.trayFolded}</Bar>}
      </Box>
    </Rail>
  );
}

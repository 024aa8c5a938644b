import { useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { API_TIMEOUT_MS } from '../config/constants';
import { COPY } from '../config/copy';
import { color, font, media, size, space } from '../design/tokens';
import { CookieNotice, useCookieNotice } from '../features/consent/CookieNotice';
import { OverlayOffer } from '../features/offers/OverlayOffer';
import { RepushPrompt, usePushPrompt } from '../features/push/RepushPrompt';
import { useTimeout } from '../lib/useTimeout';
import { useAvoidOverlap } from './bottomSheets/useAvoidOverlap';
import { useFreezePosition } from './bottomSheets/useFreezePosition';
import { useIsKeyboardOpen } from './bottomSheets/useIsKeyboardOpen';
import { useOffsetBelow } from './bottomSheets/useOffsetBelow';
import { SectionBoundary } from './errors/boundaries';

/*
 * Spans the page, on narrow screens from the form's end down, so that the sticky box inside never covers the form.
 * Sticky rather than fixed: growth of a sticky box counts as no layout shift.
 */
const Rail = styled.div`
  position: absolute;
  z-index: 1;
  inset: var(--form-bottom, 100%) 0 0;
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

/* Takes at most 60 % of the viewport; longer content scrolls. */
const Box = styled.div<{ $isHidden: boolean }>`
  position: sticky;
  bottom: 0;
  flex: none;
  width: 100%;
  max-height: 60vh;
  max-height: 60dvh;
  margin-inline: auto;
  /* A scroll container whose content is hidden would take the keyboard focus itself. */
  overflow-y: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'auto')};
  overscroll-behavior: contain;
  ${media.tablet} {
    width: ${size.form};
    max-height: max(16rem, min(60dvh, 100dvh - var(--form-bottom, 0px)));
  }
  ${media.wide} {
    width: ${size.aside};
    max-height: 60dvh;
    margin-inline: ${space.xs};
  }
`;

/* Hidden by moving it out of view as well: an IntersectionObserver does not notice `visibility`. */
const Items = styled.div<{ $isHidden: boolean }>`
  position: relative;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  transform: ${({ $isHidden }) => ($isHidden ? 'translateY(100%)' : 'none')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  & > * {
    pointer-events: auto;
  }
  &:not(:empty) {
    padding: ${space.xs};
  }
`;

const CollapsedBar = styled.p`
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

const hasText = (text: ReactNode | undefined) => text !== null && text !== undefined;

interface BottomSheetsProps {
  /** Its last child is the form card; the sheets stay below it. */
  hero: RefObject<HTMLElement | null>;
}

/**
 * Cookie notice, push prompt and overlay offer at the lower edge of the viewport. They never take the focus and never
 * cover each other, the form, the focused element or an ad.
 */
export function BottomSheets({ hero }: BottomSheetsProps) {
  const rail = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const notice = useCookieNotice();
  const prompt = usePushPrompt();
  const hasTimedOut = useTimeout(API_TIMEOUT_MS);
  const isNoticeKnown = hasTimedOut || notice !== undefined;
  const isCollapsed = useIsKeyboardOpen();
  useOffsetBelow(rail, hero);
  useFreezePosition(box);
  const isHidden = useAvoidOverlap(box);
  return (
    <Rail ref={rail}>
      <Box ref={box} $isHidden={isHidden}>
        <Items hidden={isCollapsed} $isHidden={isHidden}>
          <SectionBoundary name="cookie notice">
            {hasText(notice) && <CookieNotice text={notice} />}
          </SectionBoundary>
          <SectionBoundary name="push prompt">
            {/* Waits for the notice above it, which would push it down. */}
            {hasText(prompt) && isNoticeKnown && <RepushPrompt text={prompt} />}
          </SectionBoundary>
          <SectionBoundary name="overlay offer">
            {/* Is shown after the others, so that opening it moves none of them. */}
            <OverlayOffer isHidden={!hasTimedOut && [notice, prompt].includes(undefined)} />
          </SectionBoundary>
        </Items>
        {isCollapsed && <CollapsedBar aria-hidden>{COPY.sheetsCollapsed}</CollapsedBar>}
      </Box>
    </Rail>
  );
}

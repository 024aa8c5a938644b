import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { API_TIMEOUT_MS } from '../config/constants';
import { DEFERRED_COPY } from '../config/deferredCopy';
import { breakpoint, color, font, media, size, space } from '../design/tokens';
import { CookieNotice, useCookieNoticeText } from '../features/cookieConsent/CookieNotice';
import { selectHasOverlay, selectIsOverlayShown } from '../features/offers/offersSelectors';
import { OverlayOffer } from '../features/offers/OverlayOffer';
import { RepushPrompt, usePushPromptText } from '../features/push/RepushPrompt';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useTimeout } from '../lib/useTimeout';
import { useAppSelector } from '../store/hooks';
import { arrange, type Arrangement } from './bottomSheets/arrange';
import { useIsOverlapping } from './bottomSheets/useIsOverlapping';
import { useIsInUse } from './bottomSheets/useIsInUse';
import { useIsKeyboardOpen } from './bottomSheets/useIsKeyboardOpen';
import { useOffsetBelow } from './bottomSheets/useOffsetBelow';
import { usePublishHeight } from './bottomSheets/usePublishHeight';
import { SectionBoundary } from './errors/boundaries';

/** The time between the notice and what follows in its place. */
const PAUSE_MS = 1_000;

/*
 * Spans the page from the form's end down, so that nothing inside ever covers the form or the headline. A grid: the
 * outer columns are margins, messages and offer share one column or have one each.
 */
const SheetArea = styled.div`
  position: absolute;
  z-index: 1;
  inset: var(--form-bottom, 100%) 0 0;
  display: grid;
  grid-template-columns: 1fr min(100%, ${size.single}) 1fr;
  pointer-events: none;
  ${media.wide} {
    grid-template-columns:
      minmax(calc(${space.xl} - ${space.s}), 1fr)
      minmax(0, ${size.sheetMessages})
      minmax(0, ${size.sheetOffer})
      minmax(calc(${space.xl} - ${space.s}), 1fr);
  }
  ${media.print} {
    display: none;
  }
`;

/*
 * Stands at the lower edge of the viewport and grows upwards. Sticky rather than fixed: growth of a sticky box counts
 * as no layout shift.
 */
const Sheet = styled.div<{ $column: 2 | 3; $isHidden: boolean }>`
  grid-area: 1 / 2;
  align-self: end;
  position: sticky;
  bottom: 0;
  display: flex;
  /* Scrolls from its end. */
  flex-direction: column-reverse;
  max-height: 60vh;
  max-height: 60dvh;
  /* A scroll container whose content is hidden would take the keyboard focus itself. */
  overflow-y: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'auto')};
  overscroll-behavior: contain;
  ${media.wide} {
    grid-column: ${({ $column }) => $column};
  }
`;

/* Hidden by moving it out of view as well: an IntersectionObserver does not notice `visibility`. */
const Content = styled.div<{ $isHidden: boolean }>`
  position: relative;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  transform: ${({ $isHidden }) => ($isHidden ? 'translateY(100%)' : 'none')};
  & > * {
    margin: ${space.xs};
    pointer-events: auto;
  }
  ${media.wide} {
    & > * {
      margin: ${space.s};
    }
  }
`;

/* A gradient, so that the page does not end abruptly at the sheets. */
const Fade = styled.div<{ $isHidden: boolean }>`
  grid-area: 1 / 1 / auto / -1;
  align-self: end;
  position: sticky;
  bottom: 0;
  /* Without sheets there is nothing to fade into. */
  height: min(
    var(--bottom-sheets-height, 0px) * 100,
    calc(var(--bottom-sheets-height, 0px) + ${space.xl})
  );
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  background: linear-gradient(transparent, ${color.page} ${space.xl});
  ${media.wide} {
    max-height: 8rem;
  }
`;

const KeyboardNote = styled.p`
  && {
    margin: 0;
  }
  padding: ${space.xxs} ${space.m};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${font.small};
  color: ${color.textMuted};
  text-align: center;
`;

interface BottomSheetsProps {
  /** Its last child is the form card; the sheets stay below it. */
  hero: RefObject<HTMLElement | null>;
}

/**
 * Cookie notice, push prompt and overlay offer at the lower edge of the viewport, below the form. They never take the
 * focus; a hovered or focused sheet does not change.
 */
export function BottomSheets({ hero }: BottomSheetsProps) {
  const sheetArea = useRef<HTMLDivElement>(null);
  const fade = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  const hasOffer = useAppSelector(selectHasOverlay);
  const isInUse = useIsInUse(sheetArea);
  const isOfferInUse = useIsInUse(offer);
  const { arrangement, notice, prompt } = useArrangement(isInUse);
  const { message, isOfferShown } = arrangement;
  const isKeyboardOpen = useIsKeyboardOpen();
  useOffsetBelow(sheetArea, hero);
  usePublishHeight(messages, offer);
  const isFadeHidden = useIsOverlapping(fade, sheetArea);
  const areMessagesHidden = useIsOverlapping(messages);
  const isOfferHidden = useIsOverlapping(offer);
  return (
    <SheetArea ref={sheetArea}>
      <Fade ref={fade} data-fade $isHidden={isFadeHidden || areMessagesHidden || isOfferHidden} />
      <Sheet ref={messages} $column={2} $isHidden={areMessagesHidden}>
        <Content $isHidden={areMessagesHidden}>
          {isKeyboardOpen && (message !== null || hasOffer) && (
            <KeyboardNote aria-hidden>{DEFERRED_COPY.sheetsCollapsed}</KeyboardNote>
          )}
          <SectionBoundary name="cookie notice">
            {message === 'notice' && <CookieNotice text={notice} isHidden={isKeyboardOpen} />}
          </SectionBoundary>
          <SectionBoundary name="push prompt">
            {!isKeyboardOpen && message === 'prompt' && <RepushPrompt text={prompt} />}
          </SectionBoundary>
        </Content>
      </Sheet>
      <Sheet ref={offer} $column={3} $isHidden={isOfferHidden}>
        <Content $isHidden={isOfferHidden}>
          <SectionBoundary name="overlay offer">
            <OverlayOffer
              isHidden={isKeyboardOpen || !isOfferShown}
              isInUse={isInUse}
              isPointedAt={isOfferInUse}
            />
          </SectionBoundary>
        </Content>
      </Sheet>
    </SheetArea>
  );
}

const hasText = (text: ReactNode | undefined) => text !== null && text !== undefined;

/** The current arrangement of the sheets, and the texts of notice and prompt. */
function useArrangement(isInUse: boolean) {
  const notice = useCookieNoticeText();
  const prompt = usePushPromptText();
  const isOfferOpen = useAppSelector(selectIsOverlayShown);
  const isWide = useMediaQuery(breakpoint.wide);
  const hasTimedOut = useTimeout(API_TIMEOUT_MS);
  const isNoticeKnown = hasTimedOut || notice !== undefined;
  const hasNotice = hasText(notice);

  // Delayed, so that no sheet appears under the pointer that has just closed the notice.
  const [hadNotice, setHadNotice] = useState(false);
  if (hasNotice && !hadNotice) setHadNotice(true);
  const hasPaused = useTimeout(PAUSE_MS, hadNotice && !hasNotice);
  const isPaused = hadNotice && !hasNotice && !hasPaused;

  const next = arrange({
    hasNotice,
    hasPrompt: isNoticeKnown && !isPaused && hasText(prompt),
    areMessagesKnown: !isPaused && (hasTimedOut || (isNoticeKnown && prompt !== undefined)),
    isOfferOpen,
    isWide,
  });
  const [arrangement, setArrangement] = useState<Arrangement>(next);
  const isStillDue =
    (arrangement.message !== 'notice' || hasNotice) &&
    (arrangement.message !== 'prompt' || hasText(prompt));
  const isSame =
    arrangement.message === next.message && arrangement.isOfferShown === next.isOfferShown;
  if (!isSame && !(isInUse && isStillDue)) setArrangement(next);
  return { arrangement, notice, prompt };
}

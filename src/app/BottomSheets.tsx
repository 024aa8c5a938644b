import { useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { API_TIMEOUT_MS, REPUSH_PROMPT_DELAY_MS } from '../config/constants';
import { DEFERRED_COPY } from '../config/deferredCopy';
import { breakpoint, color, font, media, size, space } from '../design/tokens';
import { CookieNotice, useCookieNoticeText } from '../features/cookieConsent/CookieNotice';
import { selectHasOverlay } from '../features/offers/offersSelectors';
import { OverlayOffer } from '../features/offers/OverlayOffer';
import { RepushPrompt, usePushPromptText } from '../features/push/RepushPrompt';
import { useMediaQuery } from '../lib/useMediaQuery';
import { useTimeout } from '../lib/useTimeout';
import { useAppSelector } from '../store/hooks';
import { FocusTransfer } from '../ui/FocusTransfer';
import { useFollowOtherTabs } from './bottomSheets/useFollowOtherTabs';
import { useIsOverlapping } from './bottomSheets/useIsOverlapping';
import { useIsInUse } from './bottomSheets/useIsInUse';
import { useIsKeyboardOpen } from './bottomSheets/useIsKeyboardOpen';
import { useOffsetBelow } from './bottomSheets/useOffsetBelow';
import { MESSAGE_HEIGHT, OFFER_HEIGHT, usePublishHeights } from './bottomSheets/usePublishHeights';
import { SectionBoundary } from './errors/boundaries';

/*
 * Spans the page from the form's end down, so that nothing inside ever covers the form or the headline. Message and
 * offer together take at most 60 % of the height; where both do not fit, the offer scrolls, then the message.
 */
const SheetArea = styled.div`
  --limit: 60vh;
  @supports (height: 1dvh) {
    --limit: 60dvh;
  }
  --message: min(var(${MESSAGE_HEIGHT}, 0px), var(--limit) - ${size.collapsedOffer} - ${space.m});
  --offer: min(var(${OFFER_HEIGHT}, 0px), var(--limit) - var(--message));
  position: absolute;
  z-index: 1;
  inset: var(--form-bottom, 100%) 0 0;
  display: grid;
  grid-template-columns: 1fr min(100%, ${size.single}) 1fr;
  pointer-events: none;
  ${media.wide} {
    --message: 0px;
    --offer: 0px;
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
 * Stands at the lower edge of the viewport and grows upwards. Sticky rather than fixed, and each sheet by itself: no
 * movement of a sticky box counts as a layout shift, one inside it does.
 */
const Sheet = styled.div<{ $isHidden: boolean }>`
  grid-area: 1 / 2;
  align-self: end;
  position: sticky;
  display: flex;
  /* Scrolls from its end. */
  flex-direction: column-reverse;
  /* A scroll container whose content is hidden would take the keyboard focus itself. */
  overflow-y: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'auto')};
  overscroll-behavior: contain;
`;

const MessageSheet = styled(Sheet)`
  bottom: var(--offer);
  margin-bottom: var(--offer);
  max-height: calc(var(--limit) - ${size.collapsedOffer} - ${space.m});
`;

const OfferSheet = styled(Sheet)`
  bottom: 0;
  margin-top: var(--message);
  max-height: calc(var(--limit) - var(--message));
  ${media.wide} {
    grid-column: 3;
  }
`;

/* Hidden by moving it out of view as well: an IntersectionObserver does not notice `visibility`. */
const Content = styled.div<{ $isHidden: boolean }>`
  position: relative;
  flex: none;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  transform: ${({ $isHidden }) => ($isHidden ? 'translateY(100%)' : 'none')};
  /* The page fades out behind a card, and nowhere else; on a wide screen there is the background picture. */
  background: linear-gradient(transparent, ${color.page} ${space.s});
  & > * {
    margin: ${space.xs};
    pointer-events: auto;
  }
  ${media.wide} {
    background: none;
    & > * {
      margin: ${space.s};
    }
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

/**
 * Cookie notice, push prompt and overlay offer at the lower edge of the viewport, below the form. They never take the
 * focus; a hovered or focused sheet does not change.
 */
export function BottomSheets({ form }: { form: RefObject<HTMLElement | null> }) {
  const sheetArea = useRef<HTMLDivElement>(null);
  const messageSheet = useRef<HTMLDivElement>(null);
  const messageContent = useRef<HTMLDivElement>(null);
  const offerSheet = useRef<HTMLDivElement>(null);
  const offerContent = useRef<HTMLDivElement>(null);
  // On a narrow screen each sheet moves the other.
  const isNarrow = !useMediaQuery(breakpoint.wide);
  const isMessageInUse = useIsInUse(messageSheet);
  const isOfferInUse = useIsInUse(offerSheet);
  const isMessageHeld = isNarrow && isOfferInUse;
  useFollowOtherTabs(isMessageInUse);
  const { message, notice, prompt } = useMessage(isMessageHeld);
  const hasOffer = useAppSelector(selectHasOverlay);
  const isKeyboardOpen = useIsKeyboardOpen();
  useOffsetBelow(sheetArea, form);
  usePublishHeights(messageContent, offerContent);
  const isOfferHidden = useIsOverlapping(offerSheet);
  const isMessageOverlapping = useIsOverlapping(messageSheet);
  // Alone it would stand in mid-screen, above the place of the offer.
  const isMessageHidden = isMessageOverlapping || (isNarrow && isOfferHidden && !isMessageInUse);
  return (
    <SheetArea ref={sheetArea}>
      <MessageSheet ref={messageSheet} $isHidden={isMessageHidden}>
        <Content ref={messageContent} $isHidden={isMessageHidden}>
          <FocusTransfer box={messageContent} returnsFocus>
            {isKeyboardOpen && (message !== null || hasOffer) && (
              <KeyboardNote aria-hidden>{DEFERRED_COPY.sheetsCollapsed}</KeyboardNote>
            )}
            {message === 'notice' && (
              <SectionBoundary name="cookie notice">
                <CookieNotice text={notice} isHidden={isKeyboardOpen} isHeld={isMessageHeld} />
              </SectionBoundary>
            )}
            {message === 'prompt' && !isKeyboardOpen && (
              <SectionBoundary name="push prompt">
                <RepushPrompt text={prompt} />
              </SectionBoundary>
            )}
          </FocusTransfer>
        </Content>
      </MessageSheet>
      <OfferSheet ref={offerSheet} $isHidden={isOfferHidden}>
        <Content ref={offerContent} $isHidden={isOfferHidden}>
          <SectionBoundary name="overlay offer">
            <OverlayOffer
              isHidden={isKeyboardOpen}
              isHeld={isOfferInUse || (isNarrow && isMessageInUse)}
            />
          </SectionBoundary>
        </Content>
      </OfferSheet>
    </SheetArea>
  );
}

const hasText = (text: ReactNode | undefined) => text !== null && text !== undefined;

/**
 * One message at a time: the cookie notice, then the push prompt, one second after the notice has gone. Each stays until
 * it is over.
 *
 * @param isHeld true while none may come
 */
function useMessage(isHeld: boolean) {
  const notice = useCookieNoticeText();
  const prompt = usePushPromptText();
  const [message, setMessage] = useState<'notice' | 'prompt' | null>(null);
  const [hadNotice, setHadNotice] = useState(false);
  const hasNotice = hasText(notice);
  if (hasNotice && !hadNotice) setHadNotice(true);
  const hasPaused = useTimeout(REPUSH_PROMPT_DELAY_MS, hadNotice && !hasNotice);
  const hasTimedOut = useTimeout(API_TIMEOUT_MS);
  const canPrompt = hadNotice ? hasPaused : notice === null || hasTimedOut;

  const isPromptDue = hasText(prompt) && (message === 'prompt' || canPrompt);
  const isNoticeDue = hasNotice && !(message === 'prompt' && isPromptDue);
  const due = isNoticeDue ? 'notice' : isPromptDue ? 'prompt' : null;
  const next = isHeld && message === null ? null : due;
  if (next !== message) setMessage(next);
  return { message: next, notice, prompt };
}

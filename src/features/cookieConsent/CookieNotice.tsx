import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SiteDocument } from '../../api/site';
import { COOKIE_NOTICE_TIMEOUT_MS } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { ignoreClicksIn } from '../../lib/doubleTap';
import { useHoverOrFocus } from '../../lib/useHoverOrFocus';
import { useInView, useOnceInView } from '../../lib/useInView';
import { useVisibleTimeout } from '../../lib/useVisibleTimeout';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isSettled } from '../../store/loadStatus';
import type { AppThunk } from '../../store/types';
import { announce } from '../../ui/announce';
import {
  SheetCard,
  SheetCardActions,
  SheetCardButton,
  SheetCardText,
  useSheetText,
} from '../../ui/SheetCard';
import { DocumentLink } from '../site/DocumentLink';
import { useMultiOffer } from '../site/multiOffer';
import {
  selectAreSettingsSettled,
  selectDocuments,
  selectDocumentsStatus,
  selectSiteSettings,
} from '../site/siteSlice';
import { readCookieConsent } from './cookieConsent';
import { cookieNoticeDismissed, selectIsCookieNoticeReopened } from './cookieConsentSlice';
import { findCookieDocument, selectIsCookieNoticeDue } from './cookieNoticeRules';

/**
 * The text of the notice while one is due (section 4, "GDPR notice").
 *
 * @returns null when none is due, undefined while that is unknown
 */
export function useCookieNoticeText(): ReactNode | undefined {
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isDue = useAppSelector(selectIsCookieNoticeDue);
  const html = useAppSelector(selectSiteSettings)?.gdprText ?? '';
  const text = useSheetText(isDue ? html : '', useDefaultText());
  if (isDue) return text ?? undefined;
  return areSettled ? null : undefined;
}

/** The default text, for settings without one; null until the documents have loaded or failed. */
function useDefaultText(): ReactNode {
  const documents = useAppSelector(selectDocuments);
  const isLoaded = isSettled(useAppSelector(selectDocumentsStatus));
  const [document, setDocument] = useState<SiteDocument | null>();
  // Kept, because the rules load failed documents again: the notice must not change while it is shown.
  if (document === undefined && isLoaded) setDocument(findCookieDocument(documents));
  if (document === undefined) return null;
  return (
    <>
      {DEFERRED_COPY.cookieNotice.text} {document !== null && <DocumentLink document={document} />}
    </>
  );
}

/** Ends a notice whose time is over. A choice made in another tab meanwhile counts instead. */
function endCookieNotice(outcome: 'timeout' | 'closed'): AppThunk {
  return (dispatch, _getState, { cookies }) => {
    const stored = readCookieConsent(cookies);
    dispatch(cookieNoticeDismissed(stored === 'none' ? outcome : stored));
  };
}

interface CookieNoticeProps {
  text: ReactNode;
  /** True while the keyboard is open; the time that the notice was in view is kept. */
  isHidden: boolean;
  /** True while its end would move what is in use. */
  isHeld: boolean;
}

/**
 * The cookie notice; dismissed by a button, or after ten seconds in view without hover or focus. One that the visitor has
 * opened takes the focus, and stays until it is answered.
 */
export function CookieNotice({ text, isHidden, isHeld }: CookieNoticeProps) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  const isInView = useInView(card);
  // It may count as consent without an answer, so it is heard at least; it takes no focus.
  useOnceInView(card, () =>
    announce(
      `${DEFERRED_COPY.cookieNotice.name}: ${card.current?.firstElementChild?.textContent ?? ''}`,
    ),
  );
  const { isActive, handlers } = useHoverOrFocus();
  const { timeoutMeans, offersRefusal } = useMultiOffer().site.cookieNotice;
  const isReopened = useAppSelector(selectIsCookieNoticeReopened);
  useEffect(() => {
    if (isReopened) card.current?.querySelector('button')?.focus();
  }, [isReopened]);
  const isPaused = !isInView || isActive || isHeld || isReopened;
  useVisibleTimeout(COOKIE_NOTICE_TIMEOUT_MS, isPaused, () => {
    ignoreClicksIn(card.current);
    dispatch(endCookieNotice(timeoutMeans === 'consent' ? 'timeout' : 'closed'));
  });
  return (
    <SheetCard
      ref={card}
      hidden={isHidden}
      aria-label={DEFERRED_COPY.cookieNotice.name}
      {...handlers}
    >
      <SheetCardText>{text}</SheetCardText>
      <SheetCardActions>
        <SheetCardButton onClick={() => dispatch(cookieNoticeDismissed('accepted'))}>
          {DEFERRED_COPY.cookieNotice.accept}
        </SheetCardButton>
        {offersRefusal && (
          <SheetCardButton onClick={() => dispatch(cookieNoticeDismissed('refused'))}>
            {DEFERRED_COPY.cookieNotice.refuse}
          </SheetCardButton>
        )}
      </SheetCardActions>
    </SheetCard>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { COOKIE_NOTICE_TIMEOUT_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { useHoverOrFocus } from '../../lib/useHoverOrFocus';
import { useInView } from '../../lib/useInView';
import { useVisibleTimeout } from '../../lib/useVisibleTimeout';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  SheetCard,
  SheetCardActions,
  SheetCardButton,
  SheetCardText,
  useSheetText,
} from '../../ui/SheetCard';
import { selectAreSettingsSettled, selectSiteOptions } from '../site/siteSlice';
import { restoreCookieConsent, selectIsCookieNoticeDue } from './cookieNoticeRules';
import { cookieNoticeDismissed, selectCookieConsent } from './consentSlice';

/**
 * The text of the notice while one is due (section 4, "GDPR notice").
 *
 * @returns null when none is due, undefined while that is unknown
 */
export function useCookieNotice(): ReactNode | undefined {
  const dispatch = useAppDispatch();
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isDue = useAppSelector(selectIsCookieNoticeDue);
  const isConsentKnown = useAppSelector(selectCookieConsent) !== 'unknown';
  const html = useAppSelector(selectSiteOptions)?.gdprText ?? '';
  useEffect(() => {
    dispatch(restoreCookieConsent());
  }, [dispatch]);
  const text = useSheetText(isDue ? html : '', COPY.cookieNotice.text);
  if (isDue) return text ?? undefined;
  // The cookie is read in an effect: until then it is unknown whether a notice follows.
  return areSettled && isConsentKnown ? null : undefined;
}

/** The cookie notice; dismissed by its button, or after ten seconds in view without hover or focus. */
export function CookieNotice({ text }: { text: ReactNode }) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  const isInView = useInView(card);
  const { isActive, handlers } = useHoverOrFocus();
  useVisibleTimeout(COOKIE_NOTICE_TIMEOUT_MS, !isInView || isActive, () =>
    dispatch(cookieNoticeDismissed('timeout')),
  );
  return (
    <SheetCard ref={card} aria-label={COPY.cookieNotice.name} {...handlers}>
      <SheetCardText>{text}</SheetCardText>
      <SheetCardActions>
        <SheetCardButton
          variant="secondary"
          onClick={() => dispatch(cookieNoticeDismissed('accepted'))}
        >
          {COPY.cookieNotice.accept}
        </SheetCardButton>
      </SheetCardActions>
    </SheetCard>
  );
}

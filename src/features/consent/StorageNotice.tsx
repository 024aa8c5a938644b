import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { COOKIE_NOTICE_TIMEOUT_MS } from '../../config/constants';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useTimeSeen } from '../../ui/Notification';
import {
  TrayCard,
  TrayCardActions,
  TrayCardButton,
  TrayCardText,
  useTrayText,
} from '../../ui/TrayCard';
import { selectAreSettingsSettled, selectSiteOptions } from '../site/siteSlice';
import { cookieNoticeAnswered } from './consentSlice';
import { readCookieAnswer, selectIsNoticeDue } from './noticeRules';

/**
 * The notice's text, while one is due (section 4, "GDPR notice").
 *
 * @returns null when there is none, undefined while that is not known
 */
export function useStorageNotice(): ReactNode | undefined {
  const dispatch = useAppDispatch();
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isDue = useAppSelector(selectIsNoticeDue);
  const html = useAppSelector(selectSiteOptions)?.gdprText ?? '';
  useEffect(() => {
    dispatch(readCookieAnswer());
  }, [dispatch]);
  const text = useTrayText(isDue ? html : '', COPY.cookieNotice.text);
  if (isDue) return text ?? undefined;
  return areSettled ? null : undefined;
}

/** The notice about cookies; it goes with «Хорошо», or when it has been seen for its time. */
export function StorageNotice({ text }: { text: ReactNode }) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  const isSeen = useIsOnScreen(card);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useTimeSeen(COOKIE_NOTICE_TIMEOUT_MS, !isSeen || isHovered || isFocused, () =>
    dispatch(cookieNoticeAnswered('timeout')),
  );
  return (
    <TrayCard
      ref={card}
      aria-label={COPY.cookieNotice.name}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <TrayCardText>{text}</TrayCardText>
      <TrayCardActions>
        <TrayCardButton variant="quiet" onClick={() => dispatch(cookieNoticeAnswered('accepted'))}>
          {COPY.cookieNotice.accept}
        </TrayCardButton>
      </TrayCardActions>
    </TrayCard>
  );
}

/** Whether at least half of it can be seen: not while it is scrolled away, folded up or put aside. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
      { threshold: [0, 0.5] },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

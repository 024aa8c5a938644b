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
import { selectSiteOptions } from '../site/siteSlice';
import { cookieNoticeAnswered } from './consentSlice';
import { readCookieAnswer, selectIsNoticeDue } from './noticeRules';

/** The notice about cookies, while one is due (section 4, "GDPR notice"). */
export function StorageNotice() {
  const dispatch = useAppDispatch();
  const isDue = useAppSelector(selectIsNoticeDue);
  const html = useAppSelector(selectSiteOptions)?.gdprText ?? '';
  useEffect(() => {
    dispatch(readCookieAnswer());
  }, [dispatch]);
  const text = useTrayText(isDue ? html : '', COPY.cookieNotice.text);
  return isDue && text !== null ? <Notice text={text} /> : null;
}

function Notice({ text }: { text: ReactNode }) {
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

import { useRef, type ReactNode } from 'react';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { useOnceInView } from '../../lib/useInView';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  SheetCard,
  SheetCardActions,
  SheetCardButton,
  SheetCardText,
  useSheetText,
} from '../../ui/SheetCard';
import { selectCookieConsent } from '../cookieConsent/cookieConsentSlice';
import { selectSiteSettings } from '../site/siteSlice';
import { pushPromptClosed, pushPromptShown, selectIsPushPromptDue } from './pushSlice';

/** The text of the prompt while one is due (section 4, "Push-repush prompt"), otherwise null. */
export function usePushPromptText(): ReactNode {
  const settings = useAppSelector(selectSiteSettings);
  const isDue = useAppSelector(selectIsPushPromptDue);
  const isRefused = useAppSelector(selectCookieConsent) === 'refused';
  const text = useSheetText(
    isDue ? (settings?.pushRepushText ?? '') : '',
    DEFERRED_COPY.pushPrompt.text,
  );
  return isDue && !isRefused ? text : null;
}

/** The subscription prompt. Does not request the browser's permission. */
export function RepushPrompt({ text }: { text: ReactNode }) {
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  // The 30-day cookie is set only for a prompt that was seen.
  useOnceInView(card, () => dispatch(pushPromptShown()));
  const handleSubscribe = async () => {
    // Has been loaded by the time a prompt is due; a static import would load it on every visit.
    const { subscribe } = await import('./startPush');
    await dispatch(subscribe());
  };
  return (
    <SheetCard ref={card} aria-label={DEFERRED_COPY.pushPrompt.name}>
      <SheetCardText>{text}</SheetCardText>
      <SheetCardActions>
        <SheetCardButton onClick={() => void handleSubscribe()}>
          {DEFERRED_COPY.pushPrompt.subscribe}
        </SheetCardButton>
        <SheetCardButton onClick={() => dispatch(pushPromptClosed())}>
          {DEFERRED_COPY.pushPrompt.later}
        </SheetCardButton>
      </SheetCardActions>
    </SheetCard>
  );
}

import { useEffect, type ReactNode } from 'react';
import { DEFAULT_PUSH_SERVICE } from '../../config/constants';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  TrayCard,
  TrayCardActions,
  TrayCardButton,
  TrayCardText,
  useTrayText,
} from '../../ui/TrayCard';
import { selectAreSettingsSettled, selectSiteOptions } from '../site/siteSlice';
import { subscribe } from './openChannel';
import {
  pushPromptClosed,
  pushPromptSeen,
  selectIsPushPromptDue,
  selectIsPushPromptSettled,
} from './pushSlice';

/**
 * The prompt's text, while one is to be shown (section 4, "Push-repush prompt").
 *
 * @returns null when there is none, undefined while that is not known
 */
export function usePushPrompt(): ReactNode | undefined {
  const options = useAppSelector(selectSiteOptions);
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isSettled = useAppSelector(selectIsPushPromptSettled);
  const isDue = useAppSelector(selectIsPushPromptDue);
  const text = useTrayText(isDue ? (options?.pushRepushText ?? '') : '', COPY.pushPrompt.text);
  if (isDue) return text ?? undefined;
  const isUsed = (options?.pushService ?? DEFAULT_PUSH_SERVICE) !== DEFAULT_PUSH_SERVICE;
  return areSettled && (isSettled || !isUsed) ? null : undefined;
}

/** The prompt to subscribe. It asks the browser for nothing. */
export function RepushPrompt({ text }: { text: ReactNode }) {
  const dispatch = useAppDispatch();
  // Only a prompt that has really been there uses up the thirty days.
  useEffect(() => {
    dispatch(pushPromptSeen());
  }, [dispatch]);
  return (
    <TrayCard aria-label={COPY.pushPrompt.name}>
      <TrayCardText>{text}</TrayCardText>
      <TrayCardActions>
        <TrayCardButton variant="quiet" onClick={() => void dispatch(subscribe())}>
          {COPY.pushPrompt.subscribe}
        </TrayCardButton>
        <TrayCardButton variant="quiet" onClick={() => dispatch(pushPromptClosed())}>
          {COPY.pushPrompt.later}
        </TrayCardButton>
      </TrayCardActions>
    </TrayCard>
  );
}

import { useEffect, type ReactNode } from 'react';
import { COPY } from '../../config/copy';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  TrayCard,
  TrayCardActions,
  TrayCardButton,
  TrayCardText,
  useTrayText,
} from '../../ui/TrayCard';
import { selectSiteOptions } from '../site/siteSlice';
import { subscribe } from './openChannel';
import { pushPromptClosed, pushPromptSeen, selectIsPushPromptDue } from './pushSlice';

/** The prompt to subscribe, while it is shown (section 4, "Push-repush prompt"). It asks the browser for nothing. */
export function RepushPrompt() {
  const isDue = useAppSelector(selectIsPushPromptDue);
  const html = useAppSelector(selectSiteOptions)?.pushRepushText ?? '';
  const text = useTrayText(isDue ? html : '', COPY.pushPrompt.text);
  return isDue && text !== null ? <Prompt text={text} /> : null;
}

function Prompt({ text }: { text: ReactNode }) {
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

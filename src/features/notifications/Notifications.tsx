import { useRef, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { media, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { FocusTransfer } from '../../ui/FocusTransfer';
import { Notification } from '../../ui/Notification';
import { useMultiOffer } from '../site/multiOffer';
import {
  notificationClosed,
  selectNotifications,
  type AppNotification,
} from './notificationsSlice';

/* At the top on phones: clear of the form's controls and the bottom sheets. */
const Stack = styled.div`
  position: fixed;
  z-index: 2;
  inset: 0 0 auto;
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  pointer-events: none;
  & > * {
    display: grid;
    gap: ${space.xs};
  }
  ${media.tablet} {
    width: ${size.form};
    margin-inline: auto;
  }
  ${media.wide} {
    inset: auto ${space.l} ${space.l} auto;
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * Toasts (section 2.9), right behind the form, so that «Повторить» is the next step after the button. Both live regions
 * are always mounted, for the inline script and for a status, which is not announced if its region comes with its text.
 */
export function Notifications() {
  const dispatch = useAppDispatch();
  const services = useServices();
  const { getOffer } = useMultiOffer();
  const list = useAppSelector(selectNotifications);
  const statuses = list.filter(({ tone }) => tone === 'status');
  const alerts = list.filter(({ tone }) => tone === 'alert');
  const statusBox = useRef<HTMLDivElement>(null);
  const alertBox = useRef<HTMLDivElement>(null);
  const newest = alerts[alerts.length - 1]?.id ?? 0;
  const [lastAlert, setLastAlert] = useState(newest);
  if (newest > lastAlert) setLastAlert(newest);

  const actions = {
    // The submit dismisses it; a retry with an incomplete phone keeps it.
    retry: { label: COPY.retry, onAction: getOffer },
    reload: { label: COPY.reload, onAction: () => services.landing.reloadPage() },
  };
  const render = ({ id, message, timeoutMs, action, tone }: AppNotification) => (
    <Notification
      key={id}
      tone={tone}
      timeoutMs={timeoutMs}
      closeLabel={COPY.close}
      onClose={() => dispatch(notificationClosed(id))}
      action={action && actions[action]}
    >
      {message}
    </Notification>
  );

  return (
    <Stack>
      <div ref={statusBox} role="status">
        <FocusTransfer box={statusBox} returnsFocus>
          {statuses.map(render)}
        </FocusTransfer>
      </div>
      {/* Each error comes with a new region: Firefox tells of an alert that appears, not of one that was there before
          its text. `aria-live` beside the role would be heard there too, and twice by VoiceOver on iOS. */}
      <div key={lastAlert} ref={alertBox} role="alert">
        <FocusTransfer box={alertBox} returnsFocus>
          {alerts.map(render)}
        </FocusTransfer>
      </div>
    </Stack>
  );
}

import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { media, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Notification } from '../../ui/Notification';
import {
  notificationClosed,
  selectNotifications,
  type AppNotification,
  type NotificationAction,
} from './notificationsSlice';

const ACTION_LABELS: Record<NotificationAction, string> = { retrySubmit: COPY.retry };

const Tray = styled.div`
  position: fixed;
  z-index: 2;
  inset: auto 0 var(--tray-height, 0px);
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  pointer-events: none;
  & > * {
    display: grid;
    gap: ${space.xs};
  }
  ${media.tablet} {
    inset: auto ${space.l} calc(${space.l} + var(--tray-height, 0px)) auto;
    width: ${size.form};
  }
`;

/**
 * The notifications (section 2.9). The two live regions are always there: one that comes together with its words is
 * not announced.
 */
export function Notifications({ onAction }: { onAction: (action: NotificationAction) => void }) {
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectNotifications);

  const render = ({ id, message, timeoutMs, action, tone }: AppNotification) => {
    const handleClose = () => dispatch(notificationClosed(id));
    return (
      <Notification
        key={id}
        tone={tone}
        timeoutMs={timeoutMs}
        closeLabel={COPY.close}
        onClose={handleClose}
        {...(action === undefined
          ? {}
          : {
              action: {
                label: ACTION_LABELS[action],
                onAction: () => {
                  handleClose();
                  onAction(action);
                },
              },
            })}
      >
        {message}
      </Notification>
    );
  };

  return (
    <Tray>
      <div role="status">{list.filter(({ tone }) => tone === 'status').map(render)}</div>
      <div role="alert">{list.filter(({ tone }) => tone === 'alert').map(render)}</div>
    </Tray>
  );
}

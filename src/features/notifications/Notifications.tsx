import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { media, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
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
 * Toasts (section 2.9). Both live regions are always mounted: a region inserted together with its text is not
 * announced.
 */
export function Notifications() {
  const dispatch = useAppDispatch();
  const services = useServices();
  const { getOffer } = useMultiOffer();
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
        // The submit dismisses it; a retry with an incomplete phone keeps it.
        {...(action === 'retry' ? { action: { label: COPY.retry, onAction: getOffer } } : {})}
        {...(action === 'reload'
          ? { action: { label: COPY.reload, onAction: () => services.landing.reloadPage() } }
          : {})}
      >
        {message}
      </Notification>
    );
  };

  return (
    <Stack>
      <div role="status">{list.filter(({ tone }) => tone === 'status').map(render)}</div>
      <div role="alert">{list.filter(({ tone }) => tone === 'alert').map(render)}</div>
    </Stack>
  );
}

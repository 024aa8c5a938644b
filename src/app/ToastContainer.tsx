import { Notifications } from '../features/notifications/Notifications';
import type { NotificationAction } from '../features/notifications/notificationsSlice';
import { useMultiOffer } from '../features/site/multiOffer';

/** Connects the actions of notifications to the features that perform them. */
export function ToastContainer() {
  const { getOffer } = useMultiOffer();
  const actions: Record<NotificationAction, () => void> = { retrySubmit: getOffer };
  return <Notifications onAction={(action) => actions[action]()} />;
}

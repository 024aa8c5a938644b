import { useSubmitApplication } from '../features/form/RegistrationForm';
import { Notifications } from '../features/notifications/Notifications';
import type { NotificationAction } from '../features/notifications/notificationsSlice';

/** Who can do what a notification offers; notifications themselves know no form. */
export function NotificationTray() {
  const retrySubmit = useSubmitApplication();
  const actions: Record<NotificationAction, () => void> = { retrySubmit };
  return <Notifications onAction={(action) => actions[action]()} />;
}

import { expect, it } from 'vitest';
import {
  notificationClosed,
  notificationsReducer,
  notificationsDismissed,
  notificationAdded,
  type AppNotification,
} from '~/features/notifications/notificationsSlice';

type Notice = Parameters<typeof notificationAdded>[0];

function show(...notices: Notice[]): AppNotification[] {
  const initial = notificationsReducer(undefined, { type: 'initial' });
  return notices.reduce(
    (state, notice) => notificationsReducer(state, notificationAdded(notice)),
    initial,
  ).list;
}

it('an alert lasts ten seconds and a status five', () => {
  const list = show({ tone: 'alert', message: 'а' }, { tone: 'status', message: 'б' });
  expect(list.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 5_000]);
});

it('shows at most three notifications, the newest ones', () => {
  const list = show(
    ...['1', '2', '3', '4', '5'].map((message): Notice => ({ tone: 'alert', message })),
  );
  expect(list.map(({ message }) => message)).toEqual(['3', '4', '5']);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

it('shows two notifications with the same message once', () => {
  expect(show({ tone: 'alert', message: 'а' }, { tone: 'alert', message: 'а' })).toHaveLength(1);
});

it('closes a notification by its id and dismisses all with a given action', () => {
  const list = show(
    { tone: 'alert', message: 'а', action: 'retrySubmit' },
    { tone: 'status', message: 'б' },
  );
  const state = { lastId: 2, list };
  expect(notificationsReducer(state, notificationClosed(2)).list).toMatchObject([{ id: 1 }]);
  expect(notificationsReducer(state, notificationsDismissed('retrySubmit')).list).toMatchObject([
    { id: 2 },
  ]);
});

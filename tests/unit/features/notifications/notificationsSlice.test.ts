import { expect, it } from 'vitest';
import {
  notificationClosed,
  notificationsReducer,
  actionsDismissed,
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

it('the page shows at most three notifications, the newest ones', () => {
  const list = show(
    ...['1', '2', '3', '4', '5'].map((message): Notice => ({ tone: 'alert', message })),
  );
  expect(list.map(({ message }) => message)).toEqual(['3', '4', '5']);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

it('two notifications with the same message are shown once', () => {
  expect(show({ tone: 'alert', message: 'а' }, { tone: 'alert', message: 'а' })).toHaveLength(1);
});

it('a notification is closed by its id, and those that offer something all at once', () => {
  const list = show(
    { tone: 'alert', message: 'а', action: 'retry' },
    { tone: 'status', message: 'б' },
  );
  const state = { lastId: 2, list };
  expect(notificationsReducer(state, notificationClosed(2)).list).toMatchObject([{ id: 1 }]);
  expect(notificationsReducer(state, actionsDismissed()).list).toMatchObject([{ id: 2 }]);
});

import { expect, it } from 'vitest';
import {
  notificationClosed,
  notificationsReducer,
  notificationsWithdrawn,
  notified,
  type AppNotification,
} from '../../../../src/features/notifications/notificationsSlice';

type Notice = Parameters<typeof notified>[0];

function show(...notices: Notice[]): AppNotification[] {
  const initial = notificationsReducer(undefined, { type: 'initial' });
  return notices.reduce((state, notice) => notificationsReducer(state, notified(notice)), initial)
    .list;
}

it('a notification lasts ten seconds, a toast five, unless told otherwise', () => {
  const list = show(
    { tone: 'alert', message: 'а' },
    { tone: 'status', message: 'б' },
    { tone: 'status', message: 'в', timeoutMs: 1 },
  );
  expect(list.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 5_000, 1]);
});

it('there are never more than three, and the newest stay', () => {
  const list = show(
    ...['1', '2', '3', '4', '5'].map((message): Notice => ({ tone: 'alert', message })),
  );
  expect(list.map(({ message }) => message)).toEqual(['3', '4', '5']);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

it('the same words are shown once', () => {
  expect(show({ tone: 'alert', message: 'а' }, { tone: 'alert', message: 'а' })).toHaveLength(1);
});

it('one is closed by its id, and withdrawn when what it offers no longer holds', () => {
  const list = show(
    { tone: 'alert', message: 'а', action: 'retrySubmit' },
    { tone: 'status', message: 'б' },
  );
  const state = { lastId: 2, list };
  expect(notificationsReducer(state, notificationClosed(2)).list).toMatchObject([{ id: 1 }]);
  expect(notificationsReducer(state, notificationsWithdrawn('retrySubmit')).list).toMatchObject([
    { id: 2 },
  ]);
});

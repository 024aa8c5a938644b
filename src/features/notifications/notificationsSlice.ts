/** Short notices over the page (sections 2.9 and 4, "Notifications"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATION_TIMEOUT_MS, TOAST_TIMEOUT_MS } from '../../config/constants';

const MOST_AT_A_TIME = 3;

/** What a notification offers to do; who can do it subscribes in `app/`. */
export type NotificationAction = 'retrySubmit';

export interface AppNotification {
  id: number;
  tone: 'status' | 'alert';
  message: string;
  timeoutMs: number;
  action?: NotificationAction;
}

/** A passing word is a toast; what went wrong stays longer. */
const TIMEOUT_MS: Record<AppNotification['tone'], number> = {
  status: TOAST_TIMEOUT_MS,
  alert: NOTIFICATION_TIMEOUT_MS,
};

export interface NotificationsState {
  lastId: number;
  list: AppNotification[];
}

const initialState: NotificationsState = { lastId: 0, list: [] };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified(
      state,
      {
        payload,
      }: PayloadAction<Omit<AppNotification, 'id' | 'timeoutMs'> & { timeoutMs?: number }>,
    ) {
      state.lastId += 1;
      const others = state.list.filter(({ message }) => message !== payload.message);
      state.list = [
        ...others,
        { timeoutMs: TIMEOUT_MS[payload.tone], ...payload, id: state.lastId },
      ].slice(-MOST_AT_A_TIME);
    },
    notificationClosed(state, { payload: id }: PayloadAction<number>) {
      state.list = state.list.filter((each) => each.id !== id);
    },
    /** What a notification spoke of no longer holds. */
    notificationsWithdrawn(state, { payload: action }: PayloadAction<NotificationAction>) {
      state.list = state.list.filter((each) => each.action !== action);
    },
  },
  selectors: {
    selectNotifications: (state) => state.list,
  },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { notified, notificationClosed, notificationsWithdrawn } = notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;

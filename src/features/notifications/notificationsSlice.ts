/** Toasts (sections 2.9 and 4, "Notifications"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATION_TIMEOUT_MS, TOAST_TIMEOUT_MS } from '../../config/constants';

const MAX_VISIBLE = 3;

export interface AppNotification {
  id: number;
  /** `status` for a success, `alert` for an error. */
  tone: 'status' | 'alert';
  message: string;
  timeoutMs: number;
  /** What it offers: to submit the form again, or to load the page anew. */
  action?: 'retry' | 'reload';
}

const TIMEOUT_MS: Record<AppNotification['tone'], number> = {
  status: TOAST_TIMEOUT_MS,
  alert: NOTIFICATION_TIMEOUT_MS,
};

interface NotificationsState {
  lastId: number;
  list: AppNotification[];
}

const initialState: NotificationsState = { lastId: 0, list: [] };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationAdded(
      state,
      { payload }: PayloadAction<Omit<AppNotification, 'id' | 'timeoutMs'>>,
    ) {
      state.lastId += 1;
      const others = state.list.filter(({ message }) => message !== payload.message);
      state.list = [
        ...others,
        { ...payload, timeoutMs: TIMEOUT_MS[payload.tone], id: state.lastId },
      ].slice(-MAX_VISIBLE);
    },
    notificationClosed(state, { payload: id }: PayloadAction<number>) {
      state.list = state.list.filter((each) => each.id !== id);
    },
    actionsDismissed(state) {
      state.list = state.list.filter(({ action }) => action === undefined);
    },
  },
  selectors: {
    selectNotifications: (state) => state.list,
  },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { notificationAdded, notificationClosed, actionsDismissed } =
  notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;

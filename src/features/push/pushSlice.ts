/** The push provider in force and what became of it (section 3, `push_service`; section 4, "Push-repush prompt"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PUSH_SERVICE } from '../../config/constants';

/**
 * `off`: none is asked for, or not for this visit. `unsupported`: the browser has no push, or the visitor has refused
 * it. `misconfigured`: no such provider, or no usable code. `asking`: waits for the visitor's tap.
 */
export type PushStatus =
  'off' | 'unsupported' | 'misconfigured' | 'asking' | 'loading' | 'loaded' | 'failed';

export interface PushState {
  /** As the settings name it, known or not. */
  service: string;
  status: PushStatus;
  isPromptDue: boolean;
}

const initialState: PushState = {
  service: DEFAULT_PUSH_SERVICE,
  status: 'off',
  isPromptDue: false,
};

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    pushConfigured(state, { payload }: PayloadAction<{ service: string; status: PushStatus }>) {
      state.service = payload.service;
      state.status = payload.status;
    },
    pushStatusChanged(state, { payload }: PayloadAction<PushStatus>) {
      state.status = payload;
    },
    pushPromptBecameDue(state) {
      state.isPromptDue = true;
    },
    /** It stands before the visitor; the cookie follows from it. */
    pushPromptSeen: () => undefined,
    pushPromptClosed(state) {
      state.isPromptDue = false;
    },
  },
  selectors: {
    selectPushService: (state) => state.service,
    selectPushStatus: (state) => state.status,
    selectIsPushPromptDue: (state) => state.isPromptDue,
  },
});

export const pushReducer = pushSlice.reducer;
export const {
  pushConfigured,
  pushStatusChanged,
  pushPromptBecameDue,
  pushPromptSeen,
  pushPromptClosed,
} = pushSlice.actions;
export const { selectPushService, selectPushStatus, selectIsPushPromptDue } = pushSlice.selectors;

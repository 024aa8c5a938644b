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
  /** Whether it is known if there will be a prompt. */
  isPromptSettled: boolean;
  isPromptDue: boolean;
}

interface PushSetup {
  service: string;
  status: PushStatus;
  /** The prompt comes later. */
  willPrompt?: boolean;
}

const initialState: PushState = {
  service: DEFAULT_PUSH_SERVICE,
  status: 'off',
  isPromptSettled: false,
  isPromptDue: false,
};

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    pushConfigured(state, { payload }: PayloadAction<PushSetup>) {
      state.service = payload.service;
      state.status = payload.status;
      state.isPromptSettled = !payload.willPrompt;
    },
    pushStatusChanged(state, { payload }: PayloadAction<PushStatus>) {
      state.status = payload;
    },
    pushPromptBecameDue(state) {
      state.isPromptSettled = true;
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
    selectIsPushPromptSettled: (state) => state.isPromptSettled,
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
export const {
  selectPushService,
  selectPushStatus,
  selectIsPushPromptSettled,
  selectIsPushPromptDue,
} = pushSlice.selectors;

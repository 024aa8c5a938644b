/** Push service and prompt (section 3, `push_service`; section 4, "Push-repush prompt"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { API_TIMEOUT_MS, DEFAULT_PUSH_SERVICE } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { selectAreSettingsSettled, selectSiteOptions } from '../site/siteSlice';

/**
 * - `off`: not configured, or not for this visit
 * - `unsupported`: no browser support, or permission denied
 * - `misconfigured`: unknown service, or no valid code
 * - `originRefused`: the code is the url of a script on an origin that is not allowed
 * - `awaitingGesture`: waits for a tap on the prompt
 */
export type PushStatus =
  | 'off'
  | 'unsupported'
  | 'misconfigured'
  | 'originRefused'
  | 'awaitingGesture'
  | 'loading'
  | 'loaded'
  | 'failed';

interface PushState {
  /** As named in the settings, known or not. */
  service: string;
  status: PushStatus;
  /** True once it is known whether a prompt will be shown. */
  isPromptSettled: boolean;
  isPromptDue: boolean;
}

interface PushSetup {
  service: string;
  status: PushStatus;
  /** A prompt follows after its delay. */
  isPromptScheduled?: boolean;
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
      state.isPromptSettled = !payload.isPromptScheduled;
    },
    pushStatusChanged(state, { payload }: PayloadAction<PushStatus>) {
      state.status = payload;
    },
    pushPromptBecameDue(state) {
      state.isPromptSettled = true;
      state.isPromptDue = true;
    },
    /** The prompt was seen; a listener sets the cookie. */
    pushPromptShown: () => undefined,
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
  pushPromptShown,
  pushPromptClosed,
} = pushSlice.actions;
export const {
  selectPushService,
  selectPushStatus,
  selectIsPushPromptSettled,
  selectIsPushPromptDue,
} = pushSlice.selectors;

/** A chunk that push needs could not be loaded: for the diagnostics, and so that nothing waits for a prompt. */
export function failPush(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    // Twice the timeout: the api chunk and the request have one each.
    await dispatch(waitForState(selectAreSettingsSettled, 2 * API_TIMEOUT_MS));
    const service = selectSiteOptions(getState())?.pushService ?? DEFAULT_PUSH_SERVICE;
    if (service !== DEFAULT_PUSH_SERVICE) dispatch(pushConfigured({ service, status: 'failed' }));
  };
}

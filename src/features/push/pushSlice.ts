/** Push service and prompt (section 3, `push_service`; section 4, "Push-repush prompt"). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PUSH_SERVICE } from '../../config/constants';
import type { AppThunk } from '../../store/types';
import { selectSiteSettings } from '../site/siteSlice';

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
  isPromptDue: boolean;
  /** In this tab. */
  wasPromptShown: boolean;
}

const initialState: PushState = {
  service: DEFAULT_PUSH_SERVICE,
  status: 'off',
  isPromptDue: false,
  wasPromptShown: false,
};

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    pushConfigured(
      state,
      { payload }: PayloadAction<Partial<Pick<PushState, 'service' | 'status'>>>,
    ) {
      Object.assign(state, payload);
    },
    pushPromptBecameDue(state) {
      state.isPromptDue = true;
    },
    /** The prompt was seen; a listener sets the cookie. */
    pushPromptShown(state) {
      state.wasPromptShown = true;
    },
    pushPromptClosed(state) {
      state.isPromptDue = false;
    },
  },
  selectors: {
    selectPushService: (state) => state.service,
    selectPushStatus: (state) => state.status,
    selectIsPushPromptDue: (state) => state.isPromptDue,
    selectWasPushPromptShown: (state) => state.wasPromptShown,
  },
});

export const pushReducer = pushSlice.reducer;
export const { pushConfigured, pushPromptBecameDue, pushPromptShown, pushPromptClosed } =
  pushSlice.actions;
export const {
  selectPushService,
  selectPushStatus,
  selectIsPushPromptDue,
  selectWasPushPromptShown,
} = pushSlice.selectors;

/** The chunk of push could not be loaded. */
export function failPush(): AppThunk {
  return (dispatch, getState) => {
    const service = selectSiteSettings(getState())?.pushService ?? DEFAULT_PUSH_SERVICE;
    dispatch(pushConfigured({ service, status: 'failed' }));
  };
}

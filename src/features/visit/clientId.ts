/** The visitor's id at the analytics counter, for the lead (`externalId`) and for offer links (`ya_click`). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/types';
import { selectCookieConsent } from '../cookieConsent/cookieConsentSlice';

/** Empty while a counter has not responded; null if there is none. */
type ClientId = string | null;

const clientIdSlice = createSlice({
  name: 'clientId',
  initialState: null as ClientId,
  reducers: {
    clientIdRequested: (state) => state ?? '',
    /** Of several counters the first counts. */
    clientIdReceived: (state, { payload }: PayloadAction<string>) =>
      state === null || state === '' ? payload : state,
  },
});

export const clientIdReducer = clientIdSlice.reducer;
export const { clientIdRequested, clientIdReceived } = clientIdSlice.actions;

/** Empty if unknown, or once the visitor has refused cookies. */
export const selectClientId = (state: RootState) =>
  selectCookieConsent(state) === 'refused' ? '' : (state.clientId ?? '');

/** True if a counter was asked and has not responded yet. */
export const selectIsClientIdAwaited = (state: RootState) => state.clientId === '';

/** Names of the sent events: each step is sent once per load, and the diagnostics list them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventName } from './pageEvents';

const eventsSlice = createSlice({
  name: 'events',
  initialState: [] as EventName[],
  reducers: {
    eventSent(state, { payload }: PayloadAction<EventName>) {
      state.push(payload);
    },
  },
  selectors: {
    selectSentEvents: (state) => state,
  },
});

export const eventsReducer = eventsSlice.reducer;
export const { eventSent } = eventsSlice.actions;
export const { selectSentEvents } = eventsSlice.selectors;

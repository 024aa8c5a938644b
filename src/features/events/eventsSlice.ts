/** The events that were told, for the diagnostics. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventName } from './pageEvents';

const eventsSlice = createSlice({
  name: 'events',
  initialState: [] as EventName[],
  reducers: {
    eventTold(state, { payload }: PayloadAction<EventName>) {
      state.push(payload);
    },
  },
  selectors: {
    selectToldEvents: (state) => state,
  },
});

export const eventsReducer = eventsSlice.reducer;
export const { eventTold } = eventsSlice.actions;
export const { selectToldEvents } = eventsSlice.selectors;

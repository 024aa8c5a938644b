/** The ad platform in force, its slots and what became of them (section 3, "Ad slots"; section 8, ad setup errors). */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SlotLists } from '../../api/site';
import type { ScriptFailure } from '../../lib/scriptLoader';
import { numberSlots, NO_SLOTS, type AdSetup, type AdSetupProblem } from './adSetup';

/** `waiting` until its placeholder is in the page, `loading` until there is an ad or it is known that none comes. */
export type SlotStatus = 'waiting' | 'loading' | 'filled' | 'empty';

export interface AdsState {
  platform: AdSetup['platform'];
  slots: SlotLists;
  /** By the slots' numbers. */
  slotStatus: Record<number, SlotStatus>;
  errors: AdSetupProblem[];
  /** Why a platform's script is of no use, once that is known. */
  scriptFailure: ScriptFailure | null;
}

const initialState: AdsState = {
  platform: 'ads_none',
  slots: NO_SLOTS,
  slotStatus: {},
  errors: [],
  scriptFailure: null,
};

const adsSlice = createSlice({
  name: 'ads',
  initialState,
  reducers: {
    adsConfigured(state, { payload }: PayloadAction<AdSetup>) {
      state.platform = payload.platform;
      state.slots = payload.slots;
      state.slotStatus = Object.fromEntries(
        numberSlots(payload.slots).map(({ number }) => [number, 'waiting' as const]),
      );
    },
    adSetupFailed(state, { payload }: PayloadAction<AdSetupProblem>) {
      state.errors.push(payload);
    },
    adScriptFailed(state, { payload }: PayloadAction<ScriptFailure>) {
      state.scriptFailure = payload;
    },
    /** The placeholder is in the page. */
    slotMounted({ slotStatus }, { payload: number }: PayloadAction<number>) {
      if (slotStatus[number] === 'waiting') slotStatus[number] = 'loading';
    },
    slotFilled({ slotStatus }, { payload: number }: PayloadAction<number>) {
      slotStatus[number] = 'filled';
    },
    slotStayedEmpty({ slotStatus }, { payload: number }: PayloadAction<number>) {
      if (slotStatus[number] !== 'filled') slotStatus[number] = 'empty';
    },
  },
  selectors: {
    selectAdPlatform: (state) => state.platform,
    selectAdSlots: createSelector([(state: AdsState) => state.slots], numberSlots),
    selectSlotStatus: (state, number: number): SlotStatus => state.slotStatus[number] ?? 'waiting',
    selectHasOverlaySlots: ({ slots }) => slots.overlay.length > 0,
    /** True when no ad came for any slot of the overlay. */
    selectAreOverlaySlotsEmpty: ({ slots, slotStatus }) =>
      numberSlots(slots).every(
        ({ placement, number }) => placement !== 'overlay' || slotStatus[number] === 'empty',
      ),
    selectAdErrors: (state) => state.errors,
    selectAdScriptFailure: (state) => state.scriptFailure,
  },
});

export const adsReducer = adsSlice.reducer;
export const {
  adsConfigured,
  adSetupFailed,
  adScriptFailed,
  slotMounted,
  slotFilled,
  slotStayedEmpty,
} = adsSlice.actions;
export const {
  selectAdPlatform,
  selectAdSlots,
  selectSlotStatus,
  selectHasOverlaySlots,
  selectAreOverlaySlotsEmpty,
  selectAdErrors,
  selectAdScriptFailure,
} = adsSlice.selectors;

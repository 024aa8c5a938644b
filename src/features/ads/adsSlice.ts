/** Ad platform, slots and setup errors (section 3, "Ad slots"; section 8). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SlotPlacement } from '../../api/site';
import type { ScriptFailure } from '../../lib/scriptLoader';
import type { AdSetup, AdSetupProblem } from './adSetup';

/** `number` counts all slots of the page from 1 and identifies a slot in the store. */
export interface AdSlot {
  number: number;
  id: string;
  placement: SlotPlacement;
}

/** `waiting` for its placeholder to mount, `loading` until filled or unfilled. */
type SlotStatus = 'waiting' | 'loading' | 'filled' | 'unfilled';

interface AdsState {
  platform: AdSetup['platform'];
  /** In document order. */
  slots: AdSlot[];
  /** By slot number. */
  slotStatus: Record<number, SlotStatus>;
  errors: AdSetupProblem[];
  scriptFailure: ScriptFailure | null;
}

const initialState: AdsState = {
  platform: 'ads_none',
  slots: [],
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
      state.slots = (['page', 'popUp', 'overlay'] as const)
        .flatMap((placement) => payload.slots[placement].map((id) => ({ id, placement })))
        .map((slot, index) => ({ ...slot, number: index + 1 }));
      state.slotStatus = Object.fromEntries(
        state.slots.map(({ number }) => [number, 'waiting' as const]),
      );
    },
    adSetupFailed(state, { payload }: PayloadAction<AdSetupProblem>) {
      state.errors.push(payload);
    },
    adScriptFailed(state, { payload }: PayloadAction<ScriptFailure>) {
      state.scriptFailure = payload;
    },
    slotMounted({ slotStatus }, { payload: number }: PayloadAction<number>) {
      if (slotStatus[number] === 'waiting') slotStatus[number] = 'loading';
    },
    slotFilled({ slotStatus }, { payload: number }: PayloadAction<number>) {
      slotStatus[number] = 'filled';
    },
    slotUnfilled({ slotStatus }, { payload: number }: PayloadAction<number>) {
      if (slotStatus[number] !== 'filled') slotStatus[number] = 'unfilled';
    },
  },
  selectors: {
    selectAdPlatform: (state) => state.platform,
    selectAdSlots: (state) => state.slots,
    selectSlotStatuses: (state) => state.slotStatus,
    selectSlotStatus: (state, number: number): SlotStatus => state.slotStatus[number] ?? 'waiting',
    selectHasOverlaySlots: ({ slots }) => slots.some(({ placement }) => placement === 'overlay'),
    /** True when all overlay slots stayed unfilled, or there are none. */
    selectAreOverlaySlotsUnfilled: ({ slots, slotStatus }) =>
      slots.every(
        ({ placement, number }) => placement !== 'overlay' || slotStatus[number] === 'unfilled',
      ),
    selectAdErrors: (state) => state.errors,
    selectAdScriptFailure: (state) => state.scriptFailure,
  },
});

/** Id of the element that an adapter fills. */
export const slotHostId = (number: number) => `slot-host-${number}`;

export const adsReducer = adsSlice.reducer;
export const {
  adsConfigured,
  adSetupFailed,
  adScriptFailed,
  slotMounted,
  slotFilled,
  slotUnfilled,
} = adsSlice.actions;
export const {
  selectAdPlatform,
  selectAdSlots,
  selectSlotStatuses,
  selectSlotStatus,
  selectHasOverlaySlots,
  selectAreOverlaySlotsUnfilled,
  selectAdErrors,
  selectAdScriptFailure,
} = adsSlice.selectors;

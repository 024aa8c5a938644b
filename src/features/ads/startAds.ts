/** Starts ads. A lazy chunk, loaded where the settings or the visit use ads. */
import { AD_TIMEOUT_MS, SLOT_MOUNT_TIMEOUT_MS } from '../../config/constants';
import type { AdPlatform } from '../../config/site';
import { describeError } from '../../lib/log';
import { ScriptError } from '../../lib/scriptLoader';
import type { AppThunk } from '../../store/types';
import { waitForState } from '../../store/waitForState';
import { selectSiteSettings } from '../site/siteSlice';
import { selectVisit } from '../visit/visitSlice';
import {
  AdSetupError,
  describeAdSetupProblem,
  findPageSlotError,
  requireAccount,
  resolveAdSetup,
} from './adSetup';
import {
  adsConfigured,
  adScriptFailed,
  adSetupFailed,
  selectAdErrors,
  selectAdScriptFailure,
  selectAdSlots,
  selectSlotStatus,
  slotHostId,
  slotFilled,
  slotUnfilled,
  type AdSlot,
} from './adsSlice';
import type { AdAdapter, AdapterContext } from './adapters/adAdapter';
import { AD_ADAPTERS } from './adapters/adAdapters';
import { keepNotificationsOffAds } from './keepNotificationsOffAds';
import { hasAd, observeFill } from './adapters/observeFill';

/**
 * Resolves the platform and its slots, and starts its adapter. Requires settings and visit. Never throws; ads load
 * later.
 */
export function startAds(): AppThunk {
  return (dispatch, getState, { site, thirdParty }) => {
    const settings = selectSiteSettings(getState());
    if (settings === null) return;
    try {
      const setup = resolveAdSetup(settings, selectVisit(getState()), site.ads.allowedPlatforms);
      dispatch(adsConfigured(setup));
      const { platform } = setup;
      if (platform === 'ads_none') return;
      keepNotificationsOffAds();
      const pageSlotError = findPageSlotError(setup);
      if (pageSlotError !== null) dispatch(reportFailure(pageSlotError));
      const context = { ...thirdParty, account: requireAccount(platform, site.ads.accounts) };
      for (const slot of selectAdSlots(getState())) {
        void dispatch(startSlot(slot, platform, AD_ADAPTERS[platform], context));
      }
    } catch (error) {
      dispatch(reportFailure(error));
      for (const { number } of selectAdSlots(getState())) dispatch(slotUnfilled(number));
    }
  };
}

function startSlot(
  { number, id, placement }: AdSlot,
  platform: AdPlatform,
  adapter: AdAdapter,
  context: AdapterContext,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const onFilled = () => void dispatch(slotFilled(number));
    const onUnfilled = () => void dispatch(slotUnfilled(number));
    try {
      await dispatch(
        waitForState(
          (state) => selectSlotStatus(state, number) !== 'waiting',
          SLOT_MOUNT_TIMEOUT_MS,
        ),
      );
      const host = document.getElementById(slotHostId(number));
      const slot = host?.parentElement;
      if (!host || !slot) throw new AdSetupError({ kind: 'wrapperMissing', platform, slotId: id });
      const reportsFill = adapter.reportsFill === true;
      if (!reportsFill) observeFill(slot, onFilled, onUnfilled);
      await adapter.show(
        { id, host, placement, isFirst: number === 1, onFilled, onUnfilled },
        context,
      );
      // Timed from here: the time that the script took to load does not count.
      if (reportsFill) await dispatch(waitForReport(number, slot));
    } catch (error) {
      dispatch(reportFailure(error));
      onUnfilled();
    }
  };
}

/** Waits for the platform's report; after the timeout, a slot whose content has a height counts as filled. */
function waitForReport(number: number, slot: HTMLElement): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const isReported = await dispatch(
      waitForState((state) => selectSlotStatus(state, number) !== 'loading', AD_TIMEOUT_MS),
    );
    if (!isReported) dispatch(hasAd(slot) ? slotFilled(number) : slotUnfilled(number));
  };
}

/** Stores and logs each failure once: slots share causes. */
function reportFailure(error: unknown): AppThunk {
  return (dispatch, getState, { log }) => {
    if (error instanceof AdSetupError) {
      const known = selectAdErrors(getState()).map(describeAdSetupProblem);
      if (known.includes(error.message)) return;
      dispatch(adSetupFailed(error.problem));
      log.error(error.message);
    } else if (error instanceof ScriptError) {
      if (selectAdScriptFailure(getState()) !== null) return;
      dispatch(adScriptFailed(error.failure));
      log.warn(`ads: ${error.message}`);
    } else {
      log.error(`ads: ${describeError(error)}`);
    }
  };
}

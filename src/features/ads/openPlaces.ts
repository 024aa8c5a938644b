/** Starts the ads: a chunk that is loaded only where the settings or the visit ask for some. */
import { AD_WAIT_MS } from '../../config/constants';
import type { AdPlatform } from '../../config/site';
import { ScriptError } from '../../lib/scriptLoader';
import type { AppThunk } from '../../store/thunks';
import { waitForState } from '../../store/waitForState';
import { selectSiteOptions } from '../site/siteSlice';
import { selectVisit } from '../visit/visitSlice';
import {
  AdSetupError,
  describeAdSetupProblem,
  requireAccount,
  requirePageSlots,
  resolveAdSetup,
  type AdSetup,
  type AdSlot,
} from './adSetup';
import {
  adsConfigured,
  adScriptFailed,
  adSetupFailed,
  selectAdErrors,
  selectAdScriptFailure,
  selectAdSlots,
  selectSlotStatus,
  slotFilled,
  slotStayedEmpty,
} from './adsSlice';
import type { Place, PlaceContext } from './places/place';
import { watchFilling } from './places/watchFilling';
import { slotHostId } from './slotHost';

/** Not by way of `loadChunk`: what a blocker has kept away does not come with a reload of the page. */
const PLACES: Record<AdPlatform, () => Promise<{ place: Place }>> = {
  adsfinpro: () => import('./places/finproPlace'),
  google: () => import('./places/googlePlace'),
  google_many: () => import('./places/googleManyPlace'),
  google_not_start: () => import('./places/googleIdlePlace'),
  yandex: () => import('./places/yandexPlace'),
  ads_none: () => import('./places/emptyPlace'),
  leadstech: () => import('./places/leadstechPlace'),
};

/**
 * Finds out the platform and its slots, and starts it. Needs the settings and the visit. Settles when the setup is
 * known, right or wrong; the ads themselves come when they come, and nothing they do is thrown at the caller.
 */
export function openPlaces(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { site, thirdParty }) => {
    const options = selectSiteOptions(getState());
    if (options === null) return;
    try {
      const setup = resolveAdSetup(options, selectVisit(getState()), site.ads.allowedPlatforms);
      dispatch(adsConfigured(setup));
      dispatch(checkPageSlots(setup));
      const { place } = await PLACES[setup.platform]();
      const account = requireAccount(setup.platform, place.needs, site.ads.accounts);
      const context = { ...thirdParty, account };
      for (const slot of selectAdSlots(getState())) {
        void dispatch(openSlot(slot, setup.platform, place, context));
      }
    } catch (error) {
      dispatch(reportFailure(error));
      for (const { number } of selectAdSlots(getState())) dispatch(slotStayedEmpty(number));
    }
  };
}

/** A platform without blocks for the page may still have some for the overlay: it is told, and goes on. */
function checkPageSlots(setup: AdSetup): AppThunk {
  return (dispatch) => {
    try {
      requirePageSlots(setup);
    } catch (error) {
      dispatch(reportFailure(error));
    }
  };
}

function openSlot(
  { number, id }: AdSlot,
  platform: AdPlatform,
  place: Place,
  context: PlaceContext,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const onFilled = () => void dispatch(slotFilled(number));
    const onEmpty = () => void dispatch(slotStayedEmpty(number));
    try {
      await dispatch(
        waitForState((state) => selectSlotStatus(state, number) !== 'waiting', AD_WAIT_MS),
      );
      const host = document.getElementById(slotHostId(number));
      if (host === null) throw new AdSetupError({ kind: 'wrapperMissing', platform, slotId: id });
      watchFilling(host, { timeoutMs: AD_WAIT_MS, onFilled, onEmpty });
      await place.show({ id, host, isFirst: number === 1, onFilled, onEmpty }, context);
    } catch (error) {
      dispatch(reportFailure(error));
      onEmpty();
    }
  };
}

/** Stores and logs a failure, each once: many slots may share it. */
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
      log.error(`ads: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
}

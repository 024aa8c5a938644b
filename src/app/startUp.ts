/** What happens on load: the sequence of section 4, "Initialisation on load", and the loads of section 7 beside it. */
import { COOKIE, DEFAULT_PUSH_SERVICE, DEFAULT_THEME_ALIAS } from '../config/constants';
import { parseColorMode } from '../features/colorMode/colorMode';
import { colorModeOpened } from '../features/colorMode/colorModeSlice';
import { loadConsentConfig } from '../features/consent/consentSlice';
import { parseExpiration } from '../features/countdown/countdown';
import {
  countdownReset,
  expirationRead,
  startCountdown,
} from '../features/countdown/countdownSlice';
import { telephonePrefilled } from '../features/form/formSlice';
import { loadOffers, loadSlotImages } from '../features/offers/offersSlice';
import { pageBecameReady, selectIsPageReady } from '../features/page/pageSlice';
import {
  loadDocuments,
  loadSiteInfo,
  selectAreSettingsSettled,
  selectSiteOptions,
  selectUsesOldCheckbox,
} from '../features/site/siteSlice';
import { parseThemeAlias } from '../features/theme/themeAlias';
import {
  primaryColorSet,
  selectIsThemeActive,
  selectThemeAlias,
  themeAdvanced,
  themeOpened,
  themeReset,
} from '../features/theme/themeSlice';
import { parseVisitCookie } from '../features/visit/visitRecord';
import {
  parseVisit,
  selectIsDefaultVisit,
  selectNeedsParsing,
  selectVisit,
  selectVisitTelephone,
  selectVisitToken,
  visitOpened,
} from '../features/visit/visitSlice';
import { API_TIMEOUT_MS } from '../config/constants';
import type { AppThunk } from '../store/thunks';
import { waitForState } from '../store/waitForState';

interface StartUpOptions {
  /** What the form does not need is asked for after this; it must not reject. */
  restAfter?: Promise<void>;
}

/** Starts everything that a load starts. Settles when the page is ready and every load has ended, well or not. */
export function startUp({ restAfter = Promise.resolve() }: StartUpOptions = {}): AppThunk<
  Promise<void>
> {
  return async (dispatch, _getState, { log }) => {
    try {
      dispatch(openFromCookies());
      await Promise.all([dispatch(initialise()), restAfter.then(() => dispatch(loadTheRest()))]);
    } catch (error) {
      // Section 8: an error during initialisation is logged. The form is opened as it is.
      log.error(
        `initialisation failed: ${error instanceof Error ? error.message : 'unknown error'}`,
      );
      dispatch(pageBecameReady());
    }
  };
}

/** What earlier loads have left. */
function openFromCookies(): AppThunk {
  return (dispatch, _getState, { cookies, landing }) => {
    const stored = parseVisitCookie(cookies.get(COOKIE.visit.name));
    dispatch(visitOpened({ address: landing.address, stored }));
    const alias = parseThemeAlias(cookies.get(COOKIE.themeAlias.name));
    const isActive = cookies.get(COOKIE.themeActivity.name) !== undefined;
    dispatch(themeOpened({ alias, isActive }));
    dispatch(expirationRead(parseExpiration(cookies.get(COOKIE.countdown.name))));
    dispatch(colorModeOpened(parseColorMode(cookies.get(COOKIE.colorMode.name))));
  };
}

/** Section 4, step by step. */
function initialise(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { landing }) => {
    // 1. Parse the visit from the current address.
    const isParseDue = selectNeedsParsing(getState());
    if (isParseDue) {
      const adopt = landing.earlyParse;
      await dispatch(parseVisit(adopt === undefined ? {} : { adopt }));
    }
    // 2. If the visit was re-parsed, reset and restart the countdown.
    if (isParseDue) {
      dispatch(countdownReset());
      dispatch(startCountdown());
    }
    // 3. If the stored theme is not in the allowed colour list, reset it to 'default'.
    if (selectThemeAlias(getState()) === DEFAULT_THEME_ALIAS) dispatch(themeReset());
    // 4. If the visit is not the default visit and the theme has not yet been advanced within the activity window,
    //    move to the next theme.
    if (!selectIsDefaultVisit(getState()) && !selectIsThemeActive(getState())) {
      dispatch(themeAdvanced());
    }
    // 5. Set the primary colour to the theme and mark the page ready.
    dispatch(primaryColorSet());
    dispatch(pageBecameReady());
    const telephone = selectVisitTelephone(getState());
    if (telephone !== '') dispatch(telephonePrefilled(telephone));
  };
}

/** The start-up loads, side by side. Each failure is its own: none keeps another from coming. */
function loadTheRest(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await Promise.all([
      dispatch(loadSiteInfo()).then(() => dispatch(loadDueConsents())),
      dispatch(openThirdParties()),
      dispatch(loadDocuments()),
      dispatch(loadOffers('page')),
      dispatch(loadOffers('overlay')),
      dispatch(loadSlotImages('page')),
      dispatch(loadSlotImages('overlay')),
    ]);
  };
}

/** Only settings that ask for it, and the visit's token or its failure, bring the consent configuration. */
function loadDueConsents(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectUsesOldCheckbox(getState())) return;
    await dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS));
    await dispatch(loadConsentConfig({ token: selectVisitToken(getState()) }));
  };
}

/** Ads and push wait for the settings and for the visit; each is a chunk, asked for only where it is used. */
function openThirdParties(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { clock, log }) => {
    // A load may take its whole timeout, and its chunk before it.
    const untilSettled = waitForState(selectAreSettingsSettled, 2 * API_TIMEOUT_MS);
    const untilReady = waitForState(selectIsPageReady, 2 * API_TIMEOUT_MS);
    const [readyAtMs] = await Promise.all([
      dispatch(untilReady).then(() => clock.now()),
      dispatch(untilSettled),
    ]);
    const options = selectSiteOptions(getState());
    if (options === null) return;
    const openAds = async () => {
      if (!options.adsUse && !selectVisit(getState()).adsUseCustom) return;
      const { openPlaces } = await import('../features/ads/openPlaces');
      await dispatch(openPlaces());
    };
    const openPush = async () => {
      if (options.pushService === DEFAULT_PUSH_SERVICE) return;
      const { openChannel } = await import('../features/push/openChannel');
      void dispatch(openChannel(readyAtMs));
    };
    await Promise.all(
      [openAds(), openPush()].map((opened) =>
        opened.catch(() => log.warn('ads or push could not be loaded')),
      ),
    );
  };
}

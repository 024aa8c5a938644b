/** Start-up: section 4, "Initialisation on load", and the initial requests of section 7 in parallel. */
import { API_TIMEOUT_MS } from '../config/constants';
import { selectIsConsentConfigDue, selectIsConsentKindKnown } from '../features/form/consentSlice';
import { loadDueConsents } from '../features/form/consentThunks';
import { readCookieConsent } from '../features/cookieConsent/cookieConsent';
import { readExpiration } from '../features/countdown/countdown';
import { selectIsSending, selectIsSubmitted } from '../features/form/formSelectors';
import { formActions } from '../features/form/formSlice';
import { loadOffers, loadSlotImages } from '../features/offers/offersSlice';
import { cookiesRestored, initializationFailed, pageInitialized } from '../features/page/lifecycle';
import { selectIsPageReady } from '../features/page/pageSlice';
import { loadDocuments, loadSiteSettings } from '../features/site/siteSlice';
import { parseVisitCookie } from '../features/visit/visitRecord';
import { parseVisit, selectIsDefaultVisit, selectVisit } from '../features/visit/visitSlice';
import { nowSec } from '../lib/clock';
import { download } from '../lib/downloads';
import { describeError } from '../lib/log';
import type { AppThunk } from '../store/types';
import { waitForState } from '../store/waitForState';

/**
 * Runs the whole start-up. Resolves once the page is ready, every request has settled, and ads and push have started or
 * are not used; stays pending until the cookie consent allows them.
 *
 * @param deferUntil comes before the secondary requests and the prefill, and must not reject
 */
export function startUp(deferUntil = Promise.resolve()): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    try {
      dispatch(restoreCookies);
      await Promise.all([
        dispatch(initialize(deferUntil)),
        deferUntil.then(() => dispatch(loadSecondary)),
      ]);
    } catch (error) {
      // Section 8: an initialisation error is logged, and the form becomes usable in its current state.
      log.error(`initialisation failed: ${describeError(error)}`);
      dispatch(initializationFailed());
    }
  };
}

const restoreCookies: AppThunk = (dispatch, _getState, { cookies, landing }) => {
  dispatch(
    cookiesRestored({
      landingUrl: landing.strippedUrl,
      visit: parseVisitCookie(landing.visitCookie),
      theme: { alias: landing.storedTheme, isActive: landing.isThemeActive },
      countdownExpiresAtSec: readExpiration(cookies),
      colorMode: landing.colorMode,
      cookieConsent: readCookieConsent(cookies),
    }),
  );
};

/** Section 4, "Initialisation on load": parses the visit where that is due; the slices do the other steps. */
function initialize(deferPrefillUntil: Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { clock, landing, site }) => {
    const { isParseDue, earlyParse } = landing;
    if (isParseDue) await dispatch(parseVisit(earlyParse));
    dispatch(
      pageInitialized({
        atMs: clock.now(),
        isDefaultVisit: selectIsDefaultVisit(getState()),
        countdownExpiresAtSec: isParseDue ? nowSec(clock) + site.countdownLengthSec : null,
      }),
    );
    // After hydration only: before it the inline script fills the field, and the visitor may have changed it there.
    await deferPrefillUntil;
    const { telephone } = selectVisit(getState());
    if (telephone !== '') dispatch(formActions.telephonePrefilled(telephone));
  };
}

/** Requests that the form does not wait for, in parallel; a failure of one does not affect the others. */
const loadSecondary: AppThunk<Promise<void>> = async (dispatch) => {
  await Promise.all([
    dispatch(loadSiteSettings()),
    dispatch(loadRequiredConsents),
    dispatch(loadOptionalFeatures),
    dispatch(loadDocuments()),
    dispatch(loadOffers('page')),
    dispatch(loadOffers('overlay')),
    dispatch(loadSlotImages('page')),
    dispatch(loadSlotImages('overlay')),
  ]);
};

/** Loads the consent config where it is required, once the visit's token or its failure is known. */
const loadRequiredConsents: AppThunk<Promise<void>> = async (dispatch, getState) => {
  await dispatch(waitForState(selectIsConsentKindKnown, 2 * API_TIMEOUT_MS));
  if (!selectIsConsentConfigDue(getState())) return;
  await dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS));
  // Late settings do not change the consents of a lead that is under way.
  await dispatch(waitForState((state) => !selectIsSending(state), 2 * API_TIMEOUT_MS));
  // The consents of a lead that has succeeded were given already.
  if (selectIsSubmitted(getState())) return;
  await dispatch(loadDueConsents());
};

/** Without their chunk the page works as well. */
const loadOptionalFeatures: AppThunk<Promise<void>> = async (dispatch, _getState, { log }) => {
  await download(() => import('./optionalFeatures')).then(
    ({ startOptionalFeatures }) => dispatch(startOptionalFeatures()),
    () => log.warn('counter, ads and push could not be loaded'),
  );
};

/** The features that the page works without, and how each of them starts. A lazy chunk. */
import { API_TIMEOUT_MS, DEFAULT_PUSH_SERVICE } from '../config/constants';
import type { SiteConfig } from '../config/site';
import {
  selectIsTrackingAllowed,
  waitForTrackingConsent,
} from '../features/cookieConsent/trackingConsent';
import { requestClientId } from '../features/offers/requestClientId';
import { selectIsPageReady } from '../features/page/pageSlice';
import { failPush } from '../features/push/pushSlice';
import { selectAreSettingsSettled, selectSiteSettings } from '../features/site/siteSlice';
import { selectVisit } from '../features/visit/visitSlice';
import { download } from '../lib/downloads';
import type { AppThunk, RootState } from '../store/types';
import { waitForState } from '../store/waitForState';

interface OptionalFeature {
  readonly name: string;
  /**
   * - `mount`: at once
   * - `tracking`: once the visitor's choice allows third parties (section 4, "GDPR notice")
   * - `settings`: as `tracking`, and once the settings and the visit are known
   */
  readonly startsAfter: 'mount' | 'tracking' | 'settings';
  /** Asked when it may start. */
  readonly isUsed: (state: RootState, site: SiteConfig) => boolean;
  /** Loads its chunk, if it has one. Without `loadChunk`: reloading the page does not help against an ad blocker. */
  readonly load: () => Promise<() => AppThunk<unknown>>;
  /** Loads the chunk as soon as the settings say that it is used. */
  readonly isPreloaded?: true;
  readonly onLoadFailure?: () => AppThunk;
}

const REPORTS: OptionalFeature = {
  name: 'reports',
  startsAfter: 'mount',
  isUsed: (_state, { reportUrl }) => reportUrl !== '',
  load: async () => (await import('../features/reports/startReports')).startReports,
};

const OPTIONAL_FEATURES: readonly OptionalFeature[] = [
  REPORTS,
  {
    name: 'events',
    startsAfter: 'mount',
    isUsed: () => true,
    load: async () => (await import('../features/events/startEvents')).startEvents,
  },
  {
    name: 'the counter',
    startsAfter: 'tracking',
    isUsed: () => true,
    load: async () => (await import('./startAnalytics')).startAnalytics,
  },
  {
    name: 'the client id',
    startsAfter: 'tracking',
    isUsed: () => true,
    load: () => Promise.resolve(requestClientId),
  },
  {
    name: 'ads',
    startsAfter: 'settings',
    isUsed: (state) => {
      const settings = selectSiteSettings(state);
      return settings !== null && (settings.usesAds || selectVisit(state).adsUseCustom);
    },
    load: async () => (await import('../features/ads/startAds')).startAds,
    // So that the slots appear in one frame with the sections.
    isPreloaded: true,
  },
  {
    name: 'push',
    startsAfter: 'settings',
    isUsed: (state) =>
      (selectSiteSettings(state)?.pushService ?? DEFAULT_PUSH_SERVICE) !== DEFAULT_PUSH_SERVICE,
    load: async () => (await import('../features/push/startPush')).startPush,
    onLoadFailure: failPush,
  },
];

/**
 * Starts every feature that is used, when it may start. Resolves once each has started or is not used; stays pending
 * until the cookie consent allows third parties.
 */
export function startOptionalFeatures(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const tracking = dispatch(waitForTrackingConsent());
    const moments = {
      mount: Promise.resolve(),
      tracking,
      settings: Promise.all([tracking, dispatch(waitForSettings)]),
    };
    await Promise.all(
      OPTIONAL_FEATURES.map(async (feature) => {
        await moments[feature.startsAfter];
        await dispatch(startFeature(feature));
      }),
    );
  };
}

/** Behind the error page nothing else starts. */
export const startErrorPageFeatures = (): AppThunk<Promise<void>> => startFeature(REPORTS);

function startFeature(feature: OptionalFeature): AppThunk<Promise<void>> {
  return async (dispatch, getState, { site, log }) => {
    const { name, startsAfter, isUsed, load, onLoadFailure } = feature;
    if (!isUsed(getState(), site)) return;
    await download(load).then(
      (start) => {
        // The visitor may have refused while it was loading.
        if (startsAfter === 'mount' || selectIsTrackingAllowed(getState(), site)) dispatch(start());
      },
      () => {
        log.warn(`${name} could not be loaded`);
        if (onLoadFailure !== undefined) dispatch(onLoadFailure());
      },
    );
  };
}

const waitForSettings: AppThunk<Promise<void>> = async (dispatch, getState, { site }) => {
  // Twice the timeout: the api chunk and the request have one each.
  const untilReady = dispatch(waitForState(selectIsPageReady, 2 * API_TIMEOUT_MS));
  await dispatch(waitForState(selectAreSettingsSettled, 2 * API_TIMEOUT_MS));
  OPTIONAL_FEATURES.filter(
    ({ isPreloaded, isUsed }) => isPreloaded === true && isUsed(getState(), site),
    // A failure is reported where the chunk is used.
  ).forEach(({ load }) => void load().catch(() => undefined));
  await untilReady;
};

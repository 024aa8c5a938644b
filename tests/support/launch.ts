/** How tests start Chromium. */
import { findBrowser, findFullBrowser } from './programs.mjs';

/** Features of Chromium that cost time. It replaces Playwright's own list, of which the first row repeats a part. */
const DISABLED_FEATURES = [
  ...['PaintHolding', 'HttpsUpgrades', 'OptimizationHints', 'MediaRouter', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'Translate'],
];

const SHARED_ARGS = [
  // Tests talk to this machine only.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost, EXCLUDE localhost',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const disable = (features: readonly string[]) => `--disable-features=${features.join(',')}`;
const useExecutable = (path: string | undefined) =>
  path === undefined ? {} : { executablePath: path };

const testArgs = [
  ...SHARED_ARGS,
  // Letters of a screenshot differ where the system's screen has another scale.
  '--force-device-scale-factor=1',
  disable([...DISABLED_FEATURES, 'SpareRendererForSitePerProcess']),
];

/** Launch options, also for tests that launch a browser of their own. */
export const browserLaunch = { ...useExecutable(findBrowser()), args: testArgs };

/** For what a headless shell lacks: printing and the back-forward cache. */
export const fullBrowserLaunch = { ...useExecutable(findFullBrowser()), args: testArgs };

/**
 * Measurements use a full browser with its spare renderer, as visitors do. Under DevTools V8 parses a function again for
 * each error made in it: React makes one, which would take 60 ms. With eager source positions it does not.
 */
export const benchLaunch = {
  ...useExecutable(findFullBrowser()),
  args: [
    ...SHARED_ARGS,
    disable(DISABLED_FEATURES),
    '--js-flags=--no-enable-lazy-source-positions',
  ],
};

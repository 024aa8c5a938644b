import type { Api } from '../api';
import type { FailedCall } from '../api/callResult';
import type { Landing } from '../boot/landing';
import type { SiteConfig, ThemeAlias } from '../config/site';
import type { ColorMode } from '../design/palettes';
import type { Clock } from '../lib/clock';
import type { CookieJar } from '../lib/cookieJar';
import type { Log } from '../lib/log';
import type { followOffer } from '../lib/followOffer';
import type { LoadScript } from '../lib/scriptLoader';

/**
 * The app's side effects, passed to thunks and listeners as their extra argument and to components by `useServices`.
 * Tests replace single members.
 */
export interface Services {
  readonly site: SiteConfig;
  /** Loads the chunk with axios on the first call. Rejects only when the chunk cannot be loaded. */
  readonly loadApi: () => Promise<Api>;
  /** What the inline script hands over. */
  readonly landing: Landing;
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly log: Log;
  /** Every failed call of this load, in order, for the diagnostics. */
  readonly failedCalls: FailedCall[];
  /** In [0, 1), like `Math.random`. */
  readonly random: () => number;
  readonly pageDocument: PageDocument;
  /** See `lib/followOffer.ts`. */
  readonly followOffer: typeof followOffer;
  readonly thirdParty: ThirdParty;
}

/** Access to third-party scripts and to the globals they define. */
export interface ThirdParty {
  readonly loadScript: LoadScript;
  /** The object that holds third-party globals and queues: `window`, or a fake in tests. */
  readonly window: object;
}

/** Changes to the document outside the React root. */
export interface PageDocument {
  setTheme: (alias: ThemeAlias) => void;
  setColorMode: (mode: ColorMode) => void;
  prefersDark: () => boolean;
  /** Empty texts leave those of the site config. */
  setHead: (head: { title: string; ogTitle: string; ogImage: string }) => void;
  markReady: () => void;
}

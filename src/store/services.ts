import type { Api } from '../api';
import type { Landing } from '../boot/landing';
import type { SiteConfig } from '../config/site';
import type { Clock } from '../lib/clock';
import type { CookieJar } from '../lib/cookieJar';
import type { Log } from '../lib/log';
import type { LoadScript } from '../lib/scriptLoader';

/**
 * The page's edges, handed to thunks and listeners as their extra argument. Few and small: a test gives its own for
 * the one it looks at.
 */
export interface Services {
  readonly site: SiteConfig;
  /** The chunk with axios comes when the first call is due. Rejects only when the chunk cannot be had. */
  readonly loadApi: () => Promise<Api>;
  readonly landing: Landing;
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly log: Log;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** The analytics counter's id of this visitor; undefined when there is none or it does not answer in time. */
  readonly getClientId: () => Promise<string | undefined>;
  readonly document: PageDocument;
  readonly thirdParty: ThirdParty;
}

/** The way to third parties' scripts and to what they leave behind. */
export interface ThirdParty {
  readonly loadScript: LoadScript;
  /** The window: scripts put their globals there, and look there for their queues. */
  readonly page: object;
}

/** What the app changes of the document outside its root. */
export interface PageDocument {
  setTheme: (alias: string) => void;
  setColorMode: (mode: 'light' | 'dark') => void;
  prefersDark: () => boolean;
  setHead: (head: { title?: string; ogTitle?: string; ogImage?: string }) => void;
  markReady: () => void;
  /** Leaves the page for another. */
  leaveFor: (address: string) => void;
}

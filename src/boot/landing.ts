/** What the inline scripts hand over: one object each, taken from one global. */
import type { RawResponse } from '../api/rawResponse';
import type { ApplicationState } from '../application/applicationState';
import type { Approval } from '../application/savedState';
import type { SendLead } from '../application/sendLead';
import type { ThemeAlias } from '../config/site';
import type { Post } from '../application/post';
import type { ColorModePreference } from '../features/colorMode/colorMode';
import type { StoredVisit } from '../features/visit/visitRecord';

/** What a load decides from its url and cookies, once. */
export interface LandingDecision {
  /** Full url with its query and any phone number, for the parse and its retry; `strippedUrl` once none can follow. */
  url: string;
  /** The cookie with the visit of an earlier load. */
  readonly visitCookie: string | undefined;
  /** True if the visit's source must be parsed (section 4, "Visit rules"). */
  readonly isParseDue: boolean;
  readonly storedTheme: ThemeAlias;
  /** True within the activity window of the stored theme. */
  readonly isThemeActive: boolean;
  readonly colorMode: ColorModePreference;
}

/** What everything behind the head needs of it. */
interface Early extends LandingDecision {
  /** The request for the visit's source; never rejected. Undefined if none was sent. */
  readonly earlyParse: Promise<RawResponse> | undefined;
  /** The browser's own `fetch`, kept before scripts of others can replace it. */
  readonly fetch: typeof fetch;
}

/** What `head.ts` hands to `body.ts`. */
interface EarlyLanding extends Early {
  readonly storedVisit: StoredVisit | null;
  /** The theme of a load without a parsed source (steps 3 to 5 of the initialisation). */
  readonly themeWithoutSource: ThemeAlias;
  /** False at other paths, and in browsers that get a message only. */
  readonly isHome: boolean;
  readonly post: Post;
  /** Never rejects. */
  readonly requestSource: () => Promise<RawResponse>;
  /** The cookie as it is now. */
  readonly readVisitCookie: () => string | undefined;
}

/** What `body.ts` hands to the app. */
export interface Landing extends Early {
  /** The url without a phone number, as it stands in the address bar. */
  readonly strippedUrl: string;
  readonly sendLead: SendLead;
  /** Keeps an approved application for the next load; undefined forgets it. */
  readonly saveApproval: (approval: Approval | undefined) => void;
  /** Loads the page anew, with what was entered. */
  readonly reloadPage: () => void;
  /** Reloads the page once, while the visitor has done nothing; see `reloadOnce.ts`. */
  readonly reloadOnce: (urls: readonly string[]) => Promise<boolean>;
  /** Gives the form to the app, for good; null if the HTML has sent a lead: then the app must not mount. */
  readonly takeForm: () => FormHandOver | null;
}

/** The form as the app takes it. */
export interface FormHandOver {
  /** Call when the app has its handlers: removes those of the inline script. */
  readonly end: () => TakenApplication;
}

interface TakenApplication {
  /** Null if there was no prerendered form. */
  readonly application: ApplicationState | null;
  /** The button that was pressed last and needs the app, unless a field took the focus afterwards. */
  readonly pressed: HTMLButtonElement | null;
}

declare global {
  interface Window {
    __early: EarlyLanding;
    __landing?: Landing;
  }
}

import type { AD_PLATFORMS, DEFAULT_THEME_ALIAS, PUSH_SERVICES, THEME_COLORS } from './constants';

export type ThemeColor = (typeof THEME_COLORS)[number];
/** The visitor's theme; `default` looks like the site's primary colour. */
export type ThemeAlias = ThemeColor | typeof DEFAULT_THEME_ALIAS;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
export type PushService = (typeof PUSH_SERVICES)[number];

/** A shape of the logo mark: filled, or a line where it has a width. */
export interface LogoShape {
  /** SVG path data in a square of 36 units. */
  readonly path: string;
  readonly strokeWidth?: number;
}

/**
 * Everything that differs between sites (section 3, "Site config"). A build serves the site chosen with
 * `VITE_SITE`.
 */
export interface SiteConfig {
  /** Used in log labels and by the counter: `[alias] …`, `/counter/get-by?alias=…`. */
  readonly alias: string;
  /** Identifies the site in the calls of section 7. */
  readonly siteAlias: string;
  /** Name beside the logo. */
  readonly brand: string;
  /** Drawn on a rounded square of the theme's colour. */
  readonly logoMark: readonly LogoShape[];
  /**
   * Folder from the project root whose files are served at the site's root: `favicon.svg`, `apple-touch-icon.png`
   * (180 pixels square), the picture for links.
   */
  readonly publicDir: string;
  readonly calculator: {
    readonly defaultValues: { readonly amount: number };
    /** Rubles. */
    readonly amount: { readonly min: number; readonly max: number };
  };
  readonly ui: {
    readonly primary: ThemeColor;
    /**
     * Height of the configured consents in rem, reserved because they load late. Without it, the height of the old
     * checkbox is reserved.
     */
    readonly consentsHeight?: { readonly phone: number; readonly tablet: number };
  };
  readonly consent?: {
    /**
     * The variant that is due: by the settings (default), or known without them. With `configured` an unknown consent is
     * not a given one: the old checkbox is cleared when settings or consents fail, unless the visitor has set it.
     */
    readonly variant: 'settings' | 'old' | 'configured';
  };
  /** Overrides the base length of section 9. */
  readonly countdownLengthSec?: number;
  /** Aliases of the service for the initial requests. */
  readonly initialRequests: {
    readonly offersPageAlias: string;
    readonly overlayPageAlias: string;
    readonly slotImagesType: string;
    readonly overlaySlotImagesType: string;
  };
  readonly ads: {
    readonly allowedPlatforms: readonly AdPlatform[];
    readonly accounts: {
      readonly google: { readonly accountId: string };
      readonly leadstech: { readonly alias: string; readonly scriptUrl: string };
    };
  };
  /**
   * The counter that the service's counter script brings: the policy follows. `none` loads no script of another origin;
   * another counter is listed by the https origins of its scripts and calls.
   */
  readonly counter: 'none' | 'metrika' | { readonly origins: readonly string[] };
  readonly push: {
    readonly allowedServices: readonly PushService[];
    /** RollerAds zones by site alias. */
    readonly rolleradsZones: Readonly<Record<string, string>>;
    readonly rafinadScriptUrl: string;
    readonly repushScriptUrl: string;
    /** Allowed origins for full script urls in the settings; also listed in the policy. */
    readonly scriptOrigins?: readonly string[];
  };
  readonly legal: {
    /** Legal warning, shown in the footer. */
    readonly warning: string;
    /** Explains the asterisk of the tagline. */
    readonly footnote: string;
    readonly company: string;
  };
  /** Initial head content, also for crawlers that run no script. */
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly ogTitle: string;
    readonly ogImage: string;
  };
}

import type { AD_PLATFORMS, DEFAULT_THEME_ALIAS, PUSH_SERVICES, THEME_COLORS } from './constants';

export type ThemeColor = (typeof THEME_COLORS)[number];
/** The visitor's theme; `default` looks like the site's own primary colour. */
export type ThemeAlias = ThemeColor | typeof DEFAULT_THEME_ALIAS;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
export type PushService = (typeof PUSH_SERVICES)[number];

/**
 * Everything that differs from one site to another (section 3, "Site config"). One build serves one site; another site
 * is another object of this type, chosen with `VITE_SITE`, and no change of code.
 */
export interface SiteConfig {
  /** Labels the log and the counter: `[alias] …`, `/counter/get-by?alias=…`. */
  readonly alias: string;
  /** Names the site in every call of section 7. */
  readonly siteAlias: string;
  /** The name beside the logo mark. */
  readonly brand: string;
  readonly calculator: {
    readonly defaultValues: { readonly amount: number };
    /** Rubles. */
    readonly amount: { readonly min: number; readonly max: number };
  };
  readonly ui: {
    readonly primary: ThemeColor;
    /**
     * In rem, how high the service's consents stand on phones and on wider screens, for a site whose settings ask for
     * them: they come late, and their room is kept. Without it there is room for the old checkbox.
     */
    readonly consentsHeight?: { readonly phone: number; readonly tablet: number };
  };
  /** In place of the base length of section 9. */
  readonly countdownLengthSec?: number;
  /** Which answer feeds which part of the page on start-up; the service's aliases. */
  readonly startUpLoads: {
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
  readonly push: {
    readonly allowedServices: readonly PushService[];
    /** RollerAds gives every site alias a zone of its own. */
    readonly rolleradsZones: Readonly<Record<string, string>>;
    readonly rafinadScriptUrl: string;
    readonly repushScriptUrl: string;
    /** Where a script may lie whose whole address stands in the settings; the page's headers allow no other. */
    readonly scriptOrigins?: readonly string[];
  };
  readonly legal: {
    /** Shown in the footer of every page with loan ads. */
    readonly warning: string;
    /** Explains the asterisk of the tagline. */
    readonly footnote: string;
    readonly company: string;
  };
  /** What readers that run no script find in the head. */
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly ogTitle: string;
    readonly ogImage: string;
  };
}

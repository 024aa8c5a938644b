/**
 * The specification's section 9: every business constant and limit, its unit in its name.
 * What differs from site to site is in `site.ts`, not here.
 */

/** Three months, as the specification counts them. */
const THREE_MONTHS_SEC = 7_890_000;

export const API_BASE = '/api';
export const API_TIMEOUT_MS = 10_000;
export const LANGUAGE = 'ru';

export const AMOUNT_STEP_RUB = 1_000;
export const AMOUNT_MAX_DIGITS = 6;

/** The base length; a site's own `countdownLengthSec` wins over it. */
export const COUNTDOWN_BASE_LENGTH_SEC = 900;

export const THEME_COLORS = ['red', 'green', 'blue', 'yellow'] as const;
export const DEFAULT_THEME_ALIAS = 'default';

export const COOKIE = {
  visit: { name: 'visit', maxAgeSec: THREE_MONTHS_SEC },
  themeAlias: { name: 'theme_alias', maxAgeSec: 172_800 },
  themeActivity: { name: 'theme_activity', maxAgeSec: 300 },
  /** Lives as long as the countdown it belongs to; the life is given when it is written. */
  countdown: { name: 'countdown_expiration' },
  cookieConsent: { name: 'gdpr_consent', maxAgeSec: THREE_MONTHS_SEC },
  repushPrompt: { name: 'repush_prompt', maxAgeSec: 2_592_000 },
  colorMode: { name: 'color_mode', maxAgeSec: THREE_MONTHS_SEC },
} as const;

export const TOAST_TIMEOUT_MS = 5_000;
export const NOTIFICATION_TIMEOUT_MS = 10_000;
export const COOKIE_NOTICE_TIMEOUT_MS = 10_000;
/** From the page being ready to the prompt. */
export const REPUSH_PROMPT_DELAY_MS = 1_000;
export const SHOWCASE_DELAY_MS = 500;
export const OVERLAY_AUTO_OPEN_MS = 5_000;
export const VALIDATION_DEBOUNCE_MS = 300;
export const AUTOFOCUS_DELAY_MS = 100;

/** How long the sections below the form wait for each other: what came later would push down what is there. */
export const LOWER_SECTIONS_WAIT_MS = 1_500;
/** How long a submit waits for settings, consents or a second parse that are still under way. */
export const SUBMIT_WAIT_MS = 3_000;
/** From a failed tracking call to its second try. */
export const TRACKING_RETRY_MS = 1_000;
/** How long a lead waits for the analytics counter's client id. */
export const CLIENT_ID_WAIT_MS = 500;
/** How long a third party's script is waited for before it counts as not coming. */
export const SCRIPT_WAIT_MS = 10_000;
/** How long a slot waits for an ad, and an ad for its slot to be in the page. */
export const AD_WAIT_MS = 10_000;

export const DEFAULT_SHOWCASE_TYPE_ID = 10;
export const DEFAULT_PAGE_CALL_TO_ACTION = 'Предложение партнёра';
export const OFFERS_PER_STEP = 20;

export const AD_PLATFORMS = [
  'adsfinpro',
  'google',
  'google_many',
  'google_not_start',
  'yandex',
  'ads_none',
  'leadstech',
] as const;
export const AD_OVERLAY_SIZE = 100;
/** From the load of Google's script to the first unit. */
export const GOOGLE_START_DELAY_MS = 300;

export const PUSH_SERVICES = ['none', 'sendpulse', 'rafinad', 'repush', 'rollerads'] as const;
export const DEFAULT_PUSH_SERVICE = 'none';

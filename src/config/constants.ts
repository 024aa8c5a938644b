/** Business constants and limits of section 9, with their units. Site-specific values are in `site.ts`. */

/** Three months, as specified. */
const THREE_MONTHS_SEC = 7_890_000;

export const API_BASE = '/api';
/** Requested by the inline script, too. */
export const PARSE_SOURCE_PATH = '/help/parse-source-from-url';
export const API_TIMEOUT_MS = 10_000;
export const LANGUAGE = 'ru';

export const AMOUNT_STEP_RUB = 1_000;
export const AMOUNT_MAX_DIGITS = 6;

/** Overridden by a site's own `countdownLengthSec`. */
export const COUNTDOWN_BASE_LENGTH_SEC = 900;

export const THEME_COLORS = ['red', 'green', 'blue', 'yellow'] as const;
export const DEFAULT_THEME_ALIAS = 'default';

export const VISIT_COOKIE = { name: 'visit', maxAgeSec: THREE_MONTHS_SEC } as const;

export const BOOT_COOKIE = {
  visit: VISIT_COOKIE,
  themeAlias: { name: 'theme_alias', maxAgeSec: 172_800 },
  themeActivity: { name: 'theme_activity', maxAgeSec: 300 },
  colorMode: { name: 'color_mode', maxAgeSec: THREE_MONTHS_SEC },
} as const;

/** Cookies that the inline script does not need. */
export const APP_COOKIE = {
  /** Its max-age is the countdown length. */
  countdown: { name: 'countdown_expiration' },
  cookieConsent: { name: 'gdpr_consent', maxAgeSec: THREE_MONTHS_SEC },
  repushPrompt: { name: 'repush_prompt', maxAgeSec: 2_592_000 },
} as const;

export const TOAST_TIMEOUT_MS = 5_000;
export const NOTIFICATION_TIMEOUT_MS = 10_000;
export const COOKIE_NOTICE_TIMEOUT_MS = 10_000;
/** Measured from the page being ready. */
export const REPUSH_PROMPT_DELAY_MS = 1_000;
export const SHOWCASE_DELAY_MS = 500;
/** The approved card returns after a reload of the tab for so long. */
export const APPROVAL_LIFE_MS = 1_800_000;
export const OVERLAY_AUTO_OPEN_MS = 5_000;
export const VALIDATION_DEBOUNCE_MS = 300;
export const AUTOFOCUS_DELAY_MS = 100;

/** Limits how long the sections below the form wait for each other in order to appear together. */
export const BELOW_FOLD_TIMEOUT_MS = 1_500;
/** Limits each wait of a submit: settings, consents, a retried parse. */
export const SUBMIT_WAIT_TIMEOUT_MS = 3_000;
/** Delay before a failed tracking call is retried. */
export const TRACKING_RETRY_DELAY_MS = 1_000;
/** Limits the wait for the analytics client id. */
export const CLIENT_ID_TIMEOUT_MS = 500;
/** Limits the load of one third-party script. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** Limits the wait of a slot for its ad. */
export const AD_TIMEOUT_MS = 10_000;
/** Limits the wait of an adapter for its slot's element: the chunks with the slots may load late. */
export const SLOT_MOUNT_TIMEOUT_MS = 20_000;

/** By law, loans from this sum on are paid out hours later. */
export const COOLING_OFF_FROM_RUB = 50_000;
/** By law, loans from this sum on are paid out days later. */
export const LONG_COOLING_OFF_FROM_RUB = 200_000;

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
/** From the load event of Google's script to the first ad request. */
export const GOOGLE_START_DELAY_MS = 300;

export const PUSH_SERVICES = ['none', 'sendpulse', 'rafinad', 'repush', 'rollerads'] as const;
export const DEFAULT_PUSH_SERVICE = 'none';

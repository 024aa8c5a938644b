/**
 * Inline script in the head: what the first paint and the visit's request need. `body.ts`, behind the form, does the
 * rest: on a slow line the form is painted before that has arrived. Both import pure rules only, because every byte is in
 * the HTML.
 */
import { createPost } from '../application/post';
import { BOOT_COOKIE, PARSE_SOURCE_PATH } from '../config/constants';
import { DARK_MODE_QUERY, resolveColorMode } from '../features/colorMode/colorMode';
import { themeOfVisit } from '../features/theme/themeRules';
import { findVisitCookie, isDefaultVisit, readStoredVisit } from '../features/visit/visitRecord';
import { readCookies } from '../lib/readCookies';
import { whenActivated } from '../lib/whenActivated';
import { decideLanding } from './decideLanding';
import { isHomePath } from './route';
import { isTooSlowForTypeface } from './slowNetwork';

/** False with the mock service in development, whose worker is not registered yet. Replaced at build time. */
declare const __EARLY_PARSE__: boolean;

/** HTML that has broken off before its end is requested again after this time. */
const HTML_TIMEOUT_MS = 10_000;

// Kept before scripts of others can replace it by one that reads or changes requests.
const fetch = window.fetch.bind(window);
const post = createPost(fetch);
const decision = decideLanding(location.href, readCookies());
const { url, isParseDue, storedTheme, isThemeActive } = decision;
const storedVisit = readStoredVisit(decision.visitCookie);
const isDefault = storedVisit === null || isDefaultVisit(storedVisit, url);
const theme = { alias: storedTheme, isActive: isThemeActive };
const themeWithoutSource = themeOfVisit(theme, isDefault).alias;
const source = JSON.stringify({ url });
const requestSource = () => post(PARSE_SOURCE_PATH, source);

// Where the page's url has credentials, every script is loaded twice: the imports of a module resolve without them.
// The location hides them, and the browser keeps them for the origin: the same page opens without.
const isRedirected = document.URL !== location.href;
if (isRedirected) location.replace(url);

// Other browsers get a message, see index.html.
const isHome =
  typeof HTMLDialogElement === 'function' &&
  isHomePath(location.pathname, import.meta.env.BASE_URL);

window.__early = {
  ...decision,
  storedVisit,
  themeWithoutSource,
  isHome,
  fetch,
  post,
  requestSource,
  // As early as possible: its response makes the form usable.
  earlyParse:
    __EARLY_PARSE__ && isHome && isParseDue && !isRedirected
      ? whenActivated().then(requestSource)
      : undefined,
  readVisitCookie: () => findVisitCookie(readCookies()(BOOT_COOKIE.visit.name), url),
};

const { dataset } = document.documentElement;
dataset['theme'] = isParseDue ? storedTheme : themeWithoutSource;
dataset['colorMode'] = resolveColorMode(decision.colorMode, matchMedia(DARK_MODE_QUERY).matches);
if (isTooSlowForTypeface(navigator)) dataset['typeface'] = 'system';

setTimeout(() => {
  const state = Object(history.state) as { hasReloaded?: boolean };
  // Chromium fires no event for a connection that breaks off within the HTML.
  if (!('__early' in window) || state.hasReloaded === true) return;
  try {
    history.replaceState({ ...state, hasReloaded: true }, '');
    location.reload();
  } catch {
    // As Safari does after a hundred changes in half a minute: it would reload for ever.
  }
}, HTML_TIMEOUT_MS);

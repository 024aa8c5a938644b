/**
 * Inline script in the head: watches the initial scripts, strips a phone number from the address bar, sets the theme
 * and colour mode before the first paint, and requests the visit's source while the bundle loads. Imports pure rules
 * only: every byte is in the HTML.
 */
import { API_BASE, API_TIMEOUT_MS, COOKIE } from '../config/constants';
import { DARK_MODE_QUERY, parseColorMode, resolveColorMode } from '../features/colorMode/colorMode';
import { isThemeAdvanceDue, nextThemeAlias, parseThemeAlias } from '../features/theme/themeRules';
import { isDefaultVisit, needsParsing, parseVisitCookie } from '../features/visit/visitRecord';
import { keepFocusOut } from './keepFocusOut';
import type { EarlyResponse, Landing } from './landing';
import { consumeReloadFlag } from './reloadOnce';
import { isHomePath } from './route';
import { isTooSlowForTypeface } from './slowNetwork';
import { stripPhone } from './stripPhone';
import { watchInitialScripts } from './watchInitialScripts';

/** False in development, where the mock service's worker is not registered yet. Replaced at build time. */
declare const __EARLY_PARSE__: boolean;

function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function startEarlyParse(url: string): Promise<EarlyResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  return fetch(`${API_BASE}/help/parse-source-from-url`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ url }),
    signal: abort.signal,
  })
    .then(async (response): Promise<EarlyResponse> => {
      return { kind: 'response', status: response.status, body: await response.text() };
    })
    .catch((): EarlyResponse => ({ kind: abort.signal.aborted ? 'timeout' : 'offline' }))
    .finally(() => clearTimeout(timer));
}

// First: an exception below must not leave the page without it.
watchInitialScripts();
consumeReloadFlag();
keepFocusOut();

const url = location.href;
const strippedUrl = stripPhone(url);
if (strippedUrl !== null) history.replaceState(history.state, '', strippedUrl);

const visit = parseVisitCookie(readCookie(COOKIE.visit.name));
const isParseDue = needsParsing(visit, url);

const storedTheme = parseThemeAlias(readCookie(COOKIE.themeAlias.name));
const isThemeActive = readCookie(COOKIE.themeActivity.name) !== undefined;
const isAdvanceDue =
  visit !== null &&
  !isParseDue &&
  isThemeAdvanceDue({ isDefault: isDefaultVisit(visit, url), isThemeActive });

const { dataset } = document.documentElement;
dataset['theme'] = isAdvanceDue ? nextThemeAlias(storedTheme) : storedTheme;
dataset['colorMode'] = resolveColorMode(
  parseColorMode(readCookie(COOKIE.colorMode.name)),
  matchMedia(DARK_MODE_QUERY).matches,
);
if (isTooSlowForTypeface(navigator)) dataset['typeface'] = 'system';

const isHome = isHomePath(location.pathname, import.meta.env.BASE_URL);
const landing: Landing =
  __EARLY_PARSE__ && isHome && isParseDue ? { url, earlyParse: startEarlyParse(url) } : { url };
window.__landing = landing;

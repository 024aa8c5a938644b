/**
 * Runs inline in the head, before the first paint and long before the app's bundle. It cleans the address bar, sets
 * the colours of a return visit, and asks the service for the visit's source, so that the answer is on its way while
 * the bundle still is. Every byte of it is in the HTML: no imports but the pure rules.
 */
import { API_BASE, API_TIMEOUT_MS, COOKIE } from '../config/constants';
import { colorModeInForce, DARK_MODE_QUERY, parseColorMode } from '../features/colorMode/colorMode';
import { nextThemeAlias, parseThemeAlias } from '../features/theme/themeAlias';
import { isDefaultVisit, needsParsing, parseVisitCookie } from '../features/visit/visitRecord';
import type { EarlyAnswer, Landing } from './landing';
import { withoutPhone } from './landingAddress';
import { reloadOnce } from './reloadOnce';
import { isHomePath } from './route';
import { isTooSlowForTypeface } from './slowNetwork';

/** False in development, where the mock service's worker isn't there yet. Replaced when the script is built. */
declare const __EARLY_PARSE__: boolean;

const BUNDLE_LOST = 'Страница загрузилась не полностью. Проверьте связь и обновите её.';

function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function parseEarly(url: string): Promise<EarlyAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  return fetch(`${API_BASE}/help/parse-source-from-url`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ url }),
    signal: abort.signal,
  })
    .then(async (answer): Promise<EarlyAnswer> => {
      return { kind: 'answer', status: answer.status, body: await answer.text() };
    })
    .catch((): EarlyAnswer => ({ kind: abort.signal.aborted ? 'timeout' : 'offline' }))
    .finally(() => clearTimeout(timer));
}

const address = location.href;
const cleanAddress = withoutPhone(address);
if (cleanAddress !== null) history.replaceState(history.state, '', cleanAddress);

const visit = parseVisitCookie(readCookie(COOKIE.visit.name));
const isParseDue = needsParsing(visit, address);

const storedTheme = parseThemeAlias(readCookie(COOKIE.themeAlias.name));
// Where no answer is waited for, the theme of this visit is known already: the same rule as in app/startUp.ts.
const isThemeMovingOn =
  visit !== null &&
  !isParseDue &&
  !isDefaultVisit(visit, address) &&
  readCookie(COOKIE.themeActivity.name) === undefined;

const { dataset } = document.documentElement;
dataset['theme'] = isThemeMovingOn ? nextThemeAlias(storedTheme) : storedTheme;
dataset['colorMode'] = colorModeInForce(
  parseColorMode(readCookie(COOKIE.colorMode.name)),
  matchMedia(DARK_MODE_QUERY).matches,
);
if (isTooSlowForTypeface(navigator)) dataset['typeface'] = 'system';

const isHome = isHomePath(location.pathname, import.meta.env.BASE_URL);
const landing: Landing =
  __EARLY_PARSE__ && isHome && isParseDue
    ? { address, earlyParse: parseEarly(address) }
    : { address };
window.__landing = landing;

// The bundle itself may be one of an older build that is gone. Errors of scripts do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || reloadOnce()) return;
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.className = 'boot-note';
    note.textContent = BUNDLE_LOST;
    document.body.prepend(note);
  },
  true,
);

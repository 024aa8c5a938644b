/**
 * Inline script in the head: runs before the first paint and requests the visit's source while the bundle loads.
 * Imports pure rules only, because every byte is in the HTML.
 */
import {
  API_BASE,
  API_TIMEOUT_MS,
  COOKIE,
  DEFAULT_THEME_ALIAS,
  PARSE_SOURCE_PATH,
} from '../config/constants';
import { DARK_MODE_QUERY, parseColorMode, resolveColorMode } from '../features/colorMode/colorMode';
import { isThemeAdvanceDue, nextThemeAlias, parseThemeAlias } from '../features/theme/themeRules';
import {
  isDefaultVisit,
  needsParsing,
  parseVisitCookie,
  parseVisitTelephone,
  type VisitRecord,
} from '../features/visit/visitRecord';
import { keepFocusOut } from './keepFocusOut';
import { enablePreHydrationForm, type PreHydrationForm } from './preHydrationForm';
import type { EarlyResponse } from './landing';
import { isHomePath } from './route';
import { restoreInput } from './savedInput';
import { consumeSavedState } from './savedState';
import { isTooSlowForTypeface } from './slowNetwork';
import { stripPhone } from './stripPhone';
import { watchInitialScripts } from './watchInitialScripts';

/** False with the mock service in development, whose worker is not registered yet. Replaced at build time. */
declare const __EARLY_PARSE__: boolean;

/** Read once: each access takes the browser two milliseconds on a slow phone. */
const cookies = readCookies();

function readCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function readCookie(name: string): string | undefined {
  try {
    const pair = cookies.find((each) => each.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function startEarlyParse(url: string): Promise<EarlyResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  return fetch(API_BASE + PARSE_SOURCE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ url }),
    signal: abort.signal,
  })
    .then(async (response): Promise<EarlyResponse> => {
      const { ok, status } = response;
      return { kind: 'response', ok, status, body: await response.text() };
    })
    .catch((): EarlyResponse => ({ kind: abort.signal.aborted ? 'timeout' : 'offline' }))
    .finally(() => clearTimeout(timer));
}

/** Null for an invalid response: repeats the token check of the app's schema, which is too large for the HTML. */
function readTelephone(response: EarlyResponse): string | null {
  if (response.kind !== 'response' || !response.ok) return null;
  try {
    const { token, telephone } = JSON.parse(response.body) as Record<string, unknown>;
    const isValid = (typeof token === 'string' && token.trim() !== '') || typeof token === 'number';
    return isValid ? parseVisitTelephone(String(telephone)) : null;
  } catch {
    return null;
  }
}

// Runs first, so that it sees every script that fails to load, and its timeout starts here.
watchInitialScripts();

const url = location.href;
const strippedUrl = stripPhone(url);
if (strippedUrl !== null) history.replaceState(history.state, '', strippedUrl);

const visit = parseVisitCookie(readCookie(COOKIE.visit.name));
const isParseDue = needsParsing(visit, url);
const isHome = isHomePath(location.pathname, import.meta.env.BASE_URL);
// As early as possible: its response makes the form usable.
const earlyParse = __EARLY_PARSE__ && isHome && isParseDue ? startEarlyParse(url) : undefined;

const savedInput = consumeSavedState();
keepFocusOut();

const storedTheme = parseThemeAlias(readCookie(COOKIE.themeAlias.name));
// As in step 3 of the initialisation, a stored activity counts only together with a stored colour.
const isThemeActive =
  storedTheme !== DEFAULT_THEME_ALIAS && readCookie(COOKIE.themeActivity.name) !== undefined;

const { dataset } = document.documentElement;
dataset['theme'] = storedTheme;
if (!isParseDue) applyTheme(visit);
dataset['colorMode'] = resolveColorMode(
  parseColorMode(readCookie(COOKIE.colorMode.name)),
  matchMedia(DARK_MODE_QUERY).matches,
);
if (isTooSlowForTypeface(navigator)) dataset['typeface'] = 'system';

/** Applies the theme of the stored visit: when no parse is due, or after a failed one. */
function applyTheme(stored: VisitRecord | null): void {
  const isDefault = stored === null || isDefaultVisit(stored, url);
  const isAdvanceDue = isThemeAdvanceDue({ isDefault, isThemeActive });
  dataset['theme'] = isAdvanceDue ? nextThemeAlias(storedTheme) : storedTheme;
}

let root: HTMLElement | null = null;
let preHydrationForm: PreHydrationForm | null = null;
let isFormTaken = false;

function enableForm(telephone: string): void {
  if (root !== null && !isFormTaken) preHydrationForm = enablePreHydrationForm(root, telephone);
}

window.__landing = {
  url,
  ...(earlyParse === undefined ? {} : { earlyParse }),
  handleRootParsed: () => {
    root = document.getElementById('root');
    // In development and in the 404 page there is no prerendered form.
    if (!root?.firstElementChild || !isHome) return;
    restoreInput(root, savedInput);
    if (!isParseDue) enableForm(visit?.telephone ?? '');
    void earlyParse?.then((response) => {
      const telephone = readTelephone(response);
      if (telephone === null) applyTheme(visit);
      enableForm((telephone ?? '') || (visit?.telephone ?? ''));
    });
  },
  takePreHydrationForm: () => {
    isFormTaken = true;
    return preHydrationForm;
  },
};

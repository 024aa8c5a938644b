/**
 * Inline script in the head: runs before the first paint, requests the visit's source while the bundle loads, and owns
 * the form until the app takes it. Imports pure rules only, because every byte is in the HTML.
 */
import { saveApproval, trySaveState } from '../application/savedState';
import { DARK_MODE_QUERY, resolveColorMode } from '../features/colorMode/colorMode';
import { watchPresses } from '../lib/watchPresses';
import { whenActivated } from '../lib/whenActivated';
import { enableForm, handOverForm } from './form';
import { keepFocusOut } from './keepFocusOut';
import { supportListenerSignals } from './oldBrowsers';
import { reloadOnce, watchTouches } from './reloadOnce';
import { fetch } from './request';
import { isHomePath } from './route';
import { isTooSlowForTypeface } from './slowNetwork';
import { giveUpApp, releaseForm, sendLead, startForm } from './submit';
import { applyTheme, decision, requestSource, takeSource } from './visit';
import { watchScripts } from './watchScripts';

/** False with the mock service in development, whose worker is not registered yet. Replaced at build time. */
declare const __EARLY_PARSE__: boolean;

/** HTML that has broken off within the form is requested again after this time. */
const HTML_TIMEOUT_MS = 10_000;

supportListenerSignals();
watchPresses();
// Before any other code, so that every script that fails is seen.
watchTouches();
watchScripts(giveUpApp);

const { url, strippedUrl, isParseDue } = decision;

// Where the page's url has credentials, every script is loaded twice: the imports of a module resolve without them.
// The location hides them, and the browser keeps them for the origin: the same page opens without.
const isRedirected = document.URL !== location.href;
if (isRedirected) location.replace(url);
else if (strippedUrl !== url) trySaveState({}, strippedUrl);

// Other browsers get a message, see index.html.
const isHome =
  typeof HTMLDialogElement === 'function' &&
  isHomePath(location.pathname, import.meta.env.BASE_URL);
// As early as possible: its response makes the form usable.
const earlyParse =
  __EARLY_PARSE__ && isHome && isParseDue && !isRedirected
    ? whenActivated().then(requestSource)
    : undefined;
keepFocusOut();

const { dataset } = document.documentElement;
dataset['theme'] = decision.storedTheme;
if (!isParseDue) applyTheme();
dataset['colorMode'] = resolveColorMode(decision.colorMode, matchMedia(DARK_MODE_QUERY).matches);
if (isTooSlowForTypeface(navigator)) dataset['typeface'] = 'system';

addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && target.id === 'reload') location.reload();
});

let isRootParsed = false;

function handleRootParsed(): void {
  isRootParsed = true;
  if (!isHome) return;
  const mayBeUsable = startForm();
  if (mayBeUsable && !isParseDue) enableForm();
  void earlyParse?.then((response) => {
    if (!takeSource(response)) applyTheme();
    if (mayBeUsable) enableForm();
  });
}

setTimeout(() => {
  // Chromium fires no event for a connection that breaks off within the HTML.
  if (!isRootParsed) void reloadOnce([]);
}, HTML_TIMEOUT_MS);

window.__landing = {
  ...decision,
  earlyParse,
  fetch,
  sendLead,
  saveApproval,
  reloadOnce,
  handleRootParsed,
  takeForm: () => (releaseForm() ? handOverForm() : null),
};

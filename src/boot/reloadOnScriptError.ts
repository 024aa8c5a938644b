/** Reloads the page after a script error, and again once the connection is back; for inline script and app. */

import { isSubmitDue, setSubmitDue } from './dueSubmit';
import { allowReload, saveInput, saveState, wasReloadedFor } from './savedState';

/** Timeout of each request before the reload. */
const REQUEST_TIMEOUT_MS = 5_000;

let isReloading = false;
/** Repeats the latest call that could not reach the page. One is enough: the reload loads every script again. */
let repeat: () => void;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Time until the next attempt; doubled after each. */
let delayMs = REQUEST_TIMEOUT_MS;

/**
 * Replaces broken scripts in the browser's cache, then reloads the page, unless it has just done so. Without a
 * connection the browser would show its error page, so the reload waits until the page can be requested.
 *
 * @param urls scripts that may be broken
 * @param isContentBroken true when a script was loaded and its content is wrong
 * @param isAllowed asked right before the reload, because the visitor may act while scripts are fetched
 * @param getAmountRub the chosen amount, which the slider may round; omitted before the app, when the slider is exact
 * @returns true if it reloads
 */
export async function reloadOnScriptError(
  urls: readonly string[],
  isContentBroken: boolean,
  isAllowed: () => boolean,
  getAmountRub?: () => number | null,
): Promise<boolean> {
  await refetchBrokenScripts(urls, isContentBroken);
  // Checked even if every script responded: scripts that are not broken come from the cache, offline too.
  if (!(await isPageReachable())) {
    repeat = () => void reloadOnScriptError(urls, isContentBroken, isAllowed, getAmountRub);
    addEventListener('online', handleOnline, { once: true });
    clearTimeout(timer);
    // A browser that says it is online may have no connection yet.
    if (navigator.onLine) timer = setTimeout(handleDelay, delayMs);
    return false;
  }
  if (isReloading) return true;
  if (wasReloadedFor('script') || !isAllowed()) return false;
  // May throw: a page that cannot store that it reloaded would reload again and again.
  saveState({ reloaded: 'script' });
  isReloading = true;
  const save = () => {
    try {
      // Without the app, a saved amount has not been read yet and must not be overwritten.
      if (getAmountRub) saveState({ amountRub: getAmountRub() });
      saveState({ submittedAtMs: isSubmitDue() ? Date.now() : 0 });
      saveInput();
    } catch {
      // A page that is broken, or writes too often, is reloaded without its last input.
    }
  };
  // iOS fires no `beforeunload`, at which the form saves before hydration.
  save();
  // The visitor can edit until the new page responds; an edit cancels a submit, whose values are no longer shown.
  addEventListener('input', () => {
    setSubmitDue(false);
    save();
  });
  // The reload would cancel a request sent now, and its response would be lost.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      setSubmitDue(true);
      save();
      // Again, in case the visitor has stopped it.
      location.reload();
    },
    true,
  );
  location.reload();
  return true;
}

function handleDelay(): void {
  delayMs *= 2;
  repeat();
}

/** Allows one more reload once back online. A slow connection fires no `online` event, so it causes no reload loop. */
function handleOnline(): void {
  allowReload();
  delayMs = REQUEST_TIMEOUT_MS;
  repeat();
}

/** @returns true if every url now responds with a script; false after the timeout */
export function refetchBrokenScripts(
  urls: readonly string[],
  isContentBroken: boolean,
): Promise<boolean> {
  const replacements = urls.map((url) => refetchBroken(url, isContentBroken).catch(() => false));
  return isTrueWithinTimeout(Promise.all(replacements).then((results) => results.every(Boolean)));
}

/** True if the page responds, with any status. */
export function isPageReachable(): Promise<boolean> {
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return isTrueWithinTimeout(request.then(() => true));
}

/** False if it is rejected or late. */
export function isTrueWithinTimeout(promise: Promise<boolean>): Promise<boolean> {
  return Promise.race([
    promise.catch(() => false),
    new Promise<false>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS, false)),
  ]);
}

/** A host may mark a 404, or a page in place of a script, as immutable: no reload would ask for it again. */
async function refetchBroken(url: string, isContentBroken: boolean): Promise<boolean> {
  if (!isContentBroken && isScript(await fetch(url))) return true;
  const response = await fetch(url, { cache: 'reload' });
  // The cache keeps complete responses only.
  await response.text();
  return isScript(response);
}

function isScript({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.includes('javascript') === true;
}

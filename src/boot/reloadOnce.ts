/** The automatic reload after a script was lost, shared by the inline script and the app: one, and one more once online. */

import { isSubmitDue, setSubmitDue } from './dueSubmit';
import { allowReload, saveInput, saveState, wasReloadedFor } from './savedState';

/** Timeout of each request before the reload, and the time until the next attempt while the page cannot be requested. */
const REQUEST_TIMEOUT_MS = 5_000;

let isReloading = false;
/** The last call that found no connection; one attempt covers all lost scripts. */
let pendingCall: () => void;
let attempt: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces broken scripts in the browser's cache, then reloads the page, unless it has just done so. Without a
 * connection the browser would show its error page, so the reload waits until the page can be requested.
 *
 * @param urls scripts that may be broken
 * @param isContentBroken true when a script was loaded and its content is wrong
 * @param isAllowed asked right before the reload, because the visitor may act while scripts are fetched
 * @returns true if it reloads
 */
export async function reloadOnce(
  urls: readonly string[],
  isContentBroken: boolean,
  isAllowed: () => boolean,
): Promise<boolean> {
  await refetchBrokenScripts(urls, isContentBroken);
  // Always: scripts that are not broken come from the cache, offline too.
  if (!(await isPageReachable())) {
    pendingCall = () => {
      // A connection that is back is worth a reload of its own.
      allowReload();
      void reloadOnce(urls, isContentBroken, isAllowed);
    };
    addEventListener('online', retry, { once: true });
    clearTimeout(attempt);
    // A browser that says it is online may have no connection yet.
    if (navigator.onLine) attempt = setTimeout(retry, REQUEST_TIMEOUT_MS);
    return false;
  }
  if (isReloading) return true;
  if (wasReloadedFor('script') || !isAllowed()) return false;
  isReloading = true;
  // Outside of `try`: a page that cannot keep it must not reload again and again.
  saveState({ reloadedFor: 'script' });
  const save = () => {
    try {
      saveState({ isSubmitted: isSubmitDue() });
      saveInput();
    } catch {
      // A page that is broken, or writes too often, is reloaded without its last input.
    }
  };
  // iOS fires no `beforeunload`, at which the form saves before hydration.
  save();
  // The page takes input until the next one responds; what was submitted before it is no longer what is shown.
  addEventListener('input', () => {
    setSubmitDue(false);
    save();
  });
  // Sent now, the lead would lose its response.
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

/** One function, so that it is added once as a listener. */
function retry(): void {
  pendingCall();
}

/** @returns true if every url now responds with a script; false after the timeout */
export function refetchBrokenScripts(
  urls: readonly string[],
  isContentBroken: boolean,
): Promise<boolean> {
  const replacements = urls.map((url) => refetchBroken(url, isContentBroken).catch(() => false));
  return resolvesTrueInTime(Promise.all(replacements).then((results) => results.every(Boolean)));
}

/** True if the page responds, with any status. */
export function isPageReachable(): Promise<boolean> {
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return resolvesTrueInTime(request.then(() => true));
}

/** False if it is rejected or late. */
export function resolvesTrueInTime(promise: Promise<boolean>): Promise<boolean> {
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

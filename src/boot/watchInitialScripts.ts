/** Reloads the page once if an initial script fails to load or run before the app has started; then shows a note. */
import { reloadOnScriptError } from './reloadOnScriptError';

/** After this time without the app, the note is shown. */
const START_TIMEOUT_MS = 10_000;

/** Set on the root by the app once it has mounted. */
export const STARTED_ATTRIBUTE = 'data-started';

/** Call before any other inline code. */
export function watchInitialScripts(): void {
  // Captured, because error events of scripts do not bubble.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (!isWaiting()) return;
      const urls = initialScripts();
      const hasFailedToLoad = target instanceof HTMLScriptElement;
      if (urls.includes(hasFailedToLoad ? target.src : filename))
        void recover(urls, !hasFailedToLoad);
    },
    true,
  );
  setTimeout(() => {
    if (!isWaiting()) return;
    // The connection broke off within the HTML; Chromium fires no event for that.
    if (initialScripts().length === 0) void recover([], false);
    // The scripts may only be slow: the app hides the note again when it starts.
    else showNote();
  }, START_TIMEOUT_MS);
}

/** Urls of the initial scripts; they import only each other, so a failing one is always in this list. */
function initialScripts(): string[] {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[type=module]');
  return Array.from(tags, ({ src }) => src);
}

async function recover(urls: readonly string[], isContentBroken: boolean): Promise<void> {
  if ((await reloadOnScriptError(urls, isContentBroken, isWaiting)) || !isWaiting()) return;
  // HTML that breaks off before the note has none: the form stays visible.
  if (!showNote()) return;
  const root = document.getElementById('root');
  root?.setAttribute('aria-busy', 'false');
  root?.toggleAttribute('hidden', true);
}

/** @returns true if the page has the note */
function showNote(): boolean {
  return document.getElementById('load-failed')?.toggleAttribute('hidden', false) === false;
}

/** False once the app has started, and in an old browser, which has a note of its own. */
function isWaiting(): boolean {
  return !document.querySelector(`[${STARTED_ATTRIBUTE}],#too-old:not([hidden])`);
}

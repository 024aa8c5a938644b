import { onChunkError } from '../lib/chunks';
import { API_TIMEOUT_MS } from '../config/constants';
import {
  isPageReachable,
  isTrueWithinTimeout,
  reloadOnScriptError,
  refetchBrokenScripts,
} from '../boot/reloadOnScriptError';
import { allowReload, saveInput, saveState, wasReloadedFor } from '../boot/savedState';
import type { Log } from '../lib/log';
import type { AppStore } from './store';

/**
 * Reloads the page once after a chunk error (section 8), unless the visitor has entered something: then the section
 * stays missing.
 */
export function reloadOnChunkError(store: AppStore, log: Log): void {
  const isUntouched = () => {
    const { form } = store.getState();
    const isTouched =
      form.amountRub !== null ||
      form.isTelephoneTouched ||
      form.isAcceptTouched ||
      form.areConsentsTouched;
    // A reload would remove the message of a failed submit.
    return !isTouched && !form.wasSubmitted;
  };
  onChunkError((error) => {
    const isContentBroken = error instanceof SyntaxError;
    void reloadOnScriptError(
      requestedScripts(),
      isContentBroken,
      isUntouched,
      () => store.getState().form.amountRub,
    ).then((isReloading) =>
      log.warn(`a part of the page could not be loaded${isReloading ? ': reloading once' : ''}`),
    );
  });
}

/**
 * Reloads the page with its input, and submits it then, if its scripts can be loaded now or a new build has replaced
 * them: most browsers cache a failed import until the document unloads. Resolves if it does not reload, or if the
 * reload has not begun within the timeout of a call. The call after such a reload only resolves; the next reloads again.
 *
 * @param amountRub the chosen amount, which the slider may round; null for the site's default
 */
export async function reloadWithInput(amountRub: number | null): Promise<void> {
  if (wasReloadedFor('submit')) {
    allowReload();
    return;
  }
  const canLoad =
    ((await refetchBrokenScripts(requestedScripts(), false)) && (await isPageReachable())) ||
    (await isTrueWithinTimeout(isNewBuild()));
  if (!canLoad) return;
  try {
    saveInput();
    saveState({ reloaded: 'submit', submittedAtMs: Date.now(), amountRub });
    location.reload();
    // The visitor may stop the reload, or it may get no response.
    await new Promise((resolve) => setTimeout(resolve, API_TIMEOUT_MS));
    // From now on the visitor can edit the form: a late document must not bring back what was saved.
    stop();
    saveState({ reloaded: undefined, submittedAtMs: 0, input: {}, amountRub: undefined });
  } catch {
    // The input stays where it is.
  }
}

/** True if the host serves our page with other initial scripts. */
async function isNewBuild(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' });
  const html = await response.text();
  const scripts = [...document.querySelectorAll('script[type=module]')];
  const isCurrent = scripts.every((script) => html.includes(script.getAttribute('src') ?? ''));
  return response.ok && html.includes('id="root"') && !isCurrent;
}

/** All scripts of this origin so far: the error of a chunk does not name the import that failed. */
function requestedScripts(): string[] {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && name.endsWith('.js'));
  return [...new Set(urls)];
}

import { reloadOnce } from './reloadOnce';

/** Set on the root by the app once it has mounted. */
export const STARTED_ATTRIBUTE = 'data-started';

/** Scripts that others put into the page have other urls, and their errors mean nothing here. */
const OWN_SCRIPTS = 'script[type=module][src^="/assets/"]';

let hasFailed = false;

/**
 * Watches the page's own scripts until the app has started.
 *
 * @param onFailure called once, when one of them has failed to load or to run: without it there is no app
 */
export function watchScripts(onFailure: () => void): void {
  // Captured, because error events of scripts do not bubble.
  addEventListener(
    'error',
    ({ target, filename }) => {
      const scripts = document.querySelectorAll<HTMLScriptElement>(OWN_SCRIPTS);
      // They import only each other, so a failing one is always in this list.
      const urls = [...scripts].map(({ src }) => src);
      const url = target instanceof HTMLScriptElement ? target.src : filename;
      if (hasFailed || !urls.includes(url) || document.querySelector(`[${STARTED_ATTRIBUTE}]`))
        return;
      hasFailed = true;
      onFailure();
      // Chrome before 85 refuses the syntax of the app: it would again.
      if ('replaceChildren' in document) void reloadOnce(urls);
    },
    true,
  );
}

/**
 * The one automatic reload: past the cache, after a script of this page was broken, while the visitor has done nothing.
 * Some hosts mark a 404, or a page in place of a script, as immutable: the browser would keep it for a year.
 */
import { hasReloaded, saveInput, saveState } from '../application/savedState';
import { early } from './early';

/** A tap or a focus is no input, but the visitor has begun. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'];

let isTouched = false;
let isReloading = false;

export function watchTouches(): void {
  for (const type of TOUCHES) {
    addEventListener(
      type,
      () => {
        isTouched = true;
        // The new page must not replace what the visitor does in this one.
        if (isReloading) stop();
        isReloading = false;
      },
      true,
    );
  }
}

/**
 * Requests the scripts past the cache, and reloads the page if all of them are complete then.
 *
 * @param urls scripts that may be broken
 * @returns true if it reloads
 */
export async function reloadOnce(urls: readonly string[]): Promise<boolean> {
  const isRefused = () => isTouched || hasReloaded();
  try {
    // Also after the reload: the next visit finds the complete scripts in the cache.
    if (isTouched) return false;
    const areComplete = await Promise.all(urls.map(refetch));
    if (isRefused() || areComplete.includes(false)) return isReloading;
    // Throws where the browser cannot keep it: such a page would reload again and again.
    saveState({ hasReloaded: true });
    // The app, which may have the form by now, keeps nothing over a reload.
    saveInput();
    isReloading = true;
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** @returns true if the url responds with a script now */
async function refetch(url: string): Promise<boolean> {
  const response = await early.fetch(url, { cache: 'reload' });
  // The cache keeps complete responses only.
  await response.text();
  return response.ok && response.headers.get('content-type')?.includes('javascript') === true;
}

import { getProp } from './readUnknown';

/** Longest wait for an offer in the same view, in browsers without a navigation event. */
const SAME_VIEW_TIMEOUT_MS = 5_000;

/**
 * Leaves the page after a delay, unless another navigation of this page begins first.
 *
 * In-app browsers open links for a new tab in the same view; the navigation that begins with the click cancels ours.
 * iOS before the Navigation API fires no event for it: there a page that is still visible waits longer.
 *
 * @param isNewTab true if a link that was clicked just now opens in a new tab for certain
 */
export function navigateLater(url: string, delayMs: number, isNewTab: boolean): void {
  const listeners = new AbortController();
  const navigate = () => {
    listeners.abort();
    location.assign(url);
  };
  let timer = setTimeout(() => {
    const isHidden = document.visibilityState === 'hidden';
    if (isNewTab || isHidden || 'navigation' in window) navigate();
    else timer = setTimeout(navigate, SAME_VIEW_TIMEOUT_MS);
  }, delayMs);
  const cancel = () => {
    listeners.abort();
    clearTimeout(timer);
  };
  const { signal } = listeners;
  addEventListener('beforeunload', cancel, { signal });
  addEventListener('pagehide', cancel, { signal });
  const navigation = getProp(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  const handleNavigate = (event: Event) => {
    // Third parties may change the hash or the history entry.
    if (getProp(getProp(event, 'destination'), 'sameDocument') !== true) cancel();
  };
  navigation.addEventListener('navigate', handleNavigate, { signal });
}
